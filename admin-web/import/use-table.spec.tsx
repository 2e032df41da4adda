import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useTable } from './use-table.ts';

test('a row that is not wanted is left out, and the others keep their numbers', () => {
  const { result } = renderHook(useTable);
  act(() =>
    result.current.read('Team,Player,Birth year\nUltras,Ada Park,2014\nUltras,Ada Park,2014\nUltras,Kim Lee,2014'),
  );
  act(() => result.current.leaveOut(3));
  expect(result.current.sent.rows.map(({ line, name }) => [line, name])).toEqual([
    [2, 'Ada Park'],
    [4, 'Kim Lee'],
  ]);
});
