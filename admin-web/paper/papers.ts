import type { ResourceProps } from 'react-admin';
import { PaperPage, paperTitle } from './paper-page.tsx';

/** Papers of a tournament, reached by the menu and from a tournament. */
export const papers: ResourceProps = {
  name: 'paper',
  list: PaperPage,
  options: { label: paperTitle },
};
