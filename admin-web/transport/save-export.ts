import { HttpError, type SortPayload } from 'react-admin';
import { endedSession } from './ended-session.ts';
import { isSignedOut, ownFailure, somebodyElse } from './failure.ts';

/**
 * Downloads the export of a list under the name that the server gives. The browser keeps a blob outside the page, on disk if it is long; an
 * interrupted download is never saved. A plain link would keep the search, a family's name, in the list of downloads.
 */
export async function saveExport(resource: string, filter: object, { field, order }: SortPayload): Promise<void> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify([field, order]) });
  await saveFile(`/api/admin/${resource}/export?${query}`, `${resource}.csv`);
}

/** Downloads any file; `name` is used if the response has none. */
export async function saveFile(path: string, name: string): Promise<void> {
  const session = endedSession.current();
  const answer = await fetch(path, { credentials: 'include' }).catch((failure: unknown) => {
    throw ownFailure(failure);
  });
  if (!answer.ok) {
    const body = await answer.json().catch(() => ({}));
    const failure = ownFailure(new HttpError(body.message, answer.status, body));
    if (isSignedOut(failure)) endedSession.end(session);
    throw failure;
  }
  const disposition = answer.headers.get('content-disposition');
  if (disposition === null) throw somebodyElse();
  const named = /filename="?([^";]+)"?/.exec(disposition);
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = named?.[1] ?? name;
  link.click();
  URL.revokeObjectURL(address);
}
