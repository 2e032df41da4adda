import type { ComponentType, ReactNode } from 'react';
import { ListBase, type RaRecord, type SortPayload, useListContext, useResourceContext } from 'react-admin';
import { ListTools } from './list-tools.tsx';
import { PageHead } from './page-head.tsx';
import type { SortOption } from './sort-choice.tsx';
import { TableOrCards } from './table-or-cards.tsx';

/** What a tab shows: a resource as a table or as cards, with what narrows it, orders it, and can be done with it. */
export interface ListPageProps {
  readonly title: string;
  readonly count: (records: number) => string;
  readonly sort: SortPayload;
  readonly sorts: readonly SortOption[];
  readonly none: { readonly title: string; readonly text: string };
  readonly failed: string;
  readonly loading: string;
  readonly table: ReactNode;
  readonly card: ComponentType;
  readonly filters?: ReactNode;
  readonly actions?: ReactNode;
  readonly isSearched?: boolean;
  readonly isSortShown?: boolean;
  readonly searchHint?: string;
  readonly perPage?: number;
  /** Stands between the tools and the list. */
  readonly above?: ReactNode;
}

export function ListPage(props: ListPageProps) {
  const resource = useResourceContext();
  return (
    <ListBase
      perPage={props.perPage ?? 25}
      sort={props.sort}
      storeKey={`${resource}.listParams`}
      exporter={false}
      disableSyncWithLocation
    >
      <ListHead {...props} />
      <ListTools
        filters={props.filters}
        sorts={props.sorts}
        isSearched={props.isSearched ?? true}
        isSortShown={props.isSortShown ?? false}
        searchHint={props.searchHint}
      />
      {props.above}
      <TableOrCards {...props} />
    </ListBase>
  );
}

function ListHead({ title, count, actions }: ListPageProps) {
  const { total } = useListContext<RaRecord>();
  return (
    <PageHead title={title} remark={total === undefined ? undefined : count(total)}>
      {actions}
    </PageHead>
  );
}
