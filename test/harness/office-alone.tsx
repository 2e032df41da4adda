import { QueryClient } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AdminContext, memoryStore, ResourceContextProvider } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router';
import { ToastRegion } from '../../admin-web/kit/toast-region.tsx';
import { provider } from '../../admin-web/transport/provider.ts';
import { PushAlone } from './push-alone.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 });

interface Place {
  /** Resource of the page, and the path within. */
  readonly resource: string;
  readonly at?: string;
  /** Stored state of the browser. */
  readonly stored?: Readonly<Record<string, unknown>>;
}

/** Renders a part of the back office with its toasts only. */
export function showInOffice(part: ReactElement, { resource, at = '', stored }: Place) {
  PushAlone.install();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <MemoryRouter initialEntries={[`/${resource}${at}`]}>
      <AdminContext dataProvider={provider} queryClient={queries} store={memoryStore(stored)}>
        <ResourceContextProvider value={resource}>
          <Routes>
            <Route path={`/${resource}/*`} element={part} />
          </Routes>
          <ToastRegion />
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
}
