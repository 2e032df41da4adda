import type { ResourceProps } from 'react-admin';
import { DuplicatesPage, duplicatesTitle } from './duplicates-page.tsx';

/** Duplicate records of one person, reached by the menu and from a player. */
export const duplicates: ResourceProps = {
  name: 'duplicates',
  list: DuplicatesPage,
  options: { label: duplicatesTitle },
};
