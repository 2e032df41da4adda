import type { ResourceProps } from 'react-admin';
import { FreeAgentsPage, freeAgentsTitle } from './free-agents-page.tsx';

/** Placement of free agents, reached by the menu and from a tournament. */
export const freeAgents: ResourceProps = {
  name: 'free-agents',
  list: FreeAgentsPage,
  options: { label: freeAgentsTitle },
};
