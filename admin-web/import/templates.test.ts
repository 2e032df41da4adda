import { columnsIn } from '../../domain/rule/import/column.ts';
import { templates } from './templates.ts';

test.each(templates)('every heading of the template "$title" is read', ({ headings }) => {
  expect(headings.filter((_, at) => columnsIn(headings)[at] === null)).toEqual([]);
});
