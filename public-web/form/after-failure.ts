import { createContext, type ReactNode } from 'react';

/** What a form offers once the server has refused it: shown above its button. */
export const AfterFailure = createContext<ReactNode>(undefined);
