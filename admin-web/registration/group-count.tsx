import { useGetList, useListContext } from 'react-admin';
import type { ListedRegistration } from '../../domain/answer/registration/listed-registration.ts';

/** Number of a tournament's registrations that match the search and filters, on all pages. */
export function GroupCount({ tournamentId }: { readonly tournamentId: number }) {
  const { filterValues, total: ofList } = useListContext<ListedRegistration>();
  const isAlone = filterValues.tournamentId === tournamentId;
  const { total } = useGetList<ListedRegistration>(
    'tournament-registrations',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: { ...filterValues, tournamentId },
    },
    { enabled: !isAlone },
  );
  const counted = isAlone ? ofList : total;
  return <>{counted?.toLocaleString('en-US')}</>;
}
