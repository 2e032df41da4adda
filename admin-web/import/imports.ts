import type { ResourceProps } from 'react-admin';
import { ImportPage, importTitle } from './import-page.tsx';

/** Import of a table, reached by the menu. */
export const imports: ResourceProps = {
  name: 'imports',
  list: ImportPage,
  options: { label: importTitle },
};
