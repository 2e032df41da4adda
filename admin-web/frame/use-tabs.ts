import { type ResourceDefinition, useResourceDefinitions } from 'react-admin';

/** The resources that are tabs, in the order in which the back office names them; others are reached by the menu. */
export function useTabs(): readonly ResourceDefinition[] {
  return Object.values(useResourceDefinitions()).filter(({ hasList, options }) => hasList && options?.isTab === true);
}
