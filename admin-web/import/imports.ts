import type { ResourceProps } from 'react-admin';
import { ImportPage } from './import-page.tsx';
import { words } from './words.ts';

/** Importing a table, reached by the menu. */
export const imports: ResourceProps = {
  name: 'imports',
  list: ImportPage,
  options: { label: words.title },
};
