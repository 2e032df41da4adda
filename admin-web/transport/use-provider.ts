import { useDataProvider } from 'react-admin';
import type { provider } from './provider.ts';

/** Returns the data provider with all methods of the back office. */
export const useProvider = () => useDataProvider<typeof provider>();
