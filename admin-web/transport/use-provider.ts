import { useDataProvider } from 'react-admin';
import type { provider } from './provider.ts';

/** The data provider with every method that the back office has. */
export const useProvider = () => useDataProvider<typeof provider>();
