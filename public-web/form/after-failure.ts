import { createContext, type ReactNode } from 'react';

/** Actions that a form offers above its button after a refusal by the server. */
export const AfterFailure = createContext<ReactNode>(undefined);
