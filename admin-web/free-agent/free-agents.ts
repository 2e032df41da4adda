import type { ResourceProps } from 'react-admin';
import { FreeAgentsPage } from './free-agents-page.tsx';
import { words } from './words.ts';

/** Placing free agents, reached by the menu and from a tournament. */
export const freeAgents: ResourceProps = {
  name: 'free-agents',
  list: FreeAgentsPage,
  options: { label: words.title },
};
