import type { ComponentType, ReactNode } from 'react';
import { ListBase, type RaRecord, type SortPayload, useListContext, useResourceContext } from 'react-admin';
import { ActiveFilters } from './active-filters.tsx';
import type { ColumnOption } from './column-choice.tsx';
import { ListTools } from './list-tools.tsx';
import { nothingBefore } from './nothing-before.ts';
import { PageHead } from './page-head.tsx';
import type { SortOption } from './sort-choice.tsx';
import { TableOrCards } from './table-or-cards.tsx';

/** Props of a tab: a resource as a table or as cards, with its filters, sorting and actions. */
export interface ListPageProps {
  readonly title: string;
  readonly count: (records: number) => string;
  /** Figures in place of the number of records. */
  readonly counts?: ReactNode;
  readonly sort: SortPayload;
  readonly sorts: readonly SortOption[];
  readonly none: { readonly title: string; readonly text: string };
  /** First steps for an empty list. */
  readonly first?: ReactNode;
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
  /** Columns that can be hidden; none if there is no choice. */
  readonly hideable?: readonly ColumnOption[];
  /** Content between the tools and the list. */
  readonly above?: ReactNode;
  /** Content below the list. */
  readonly below?: ReactNode;
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
      queryOptions={nothingBefore}
    >
      <ListHead {...props} />
      <ListTools
        filters={props.filters}
        sorts={props.sorts}
        isSearched={props.isSearched ?? true}
        isSortShown={props.isSortShown ?? false}
        searchHint={props.searchHint}
        columns={props.hideable}
      />
      <ActiveFilters />
      {props.above}
      <TableOrCards {...props} />
      {props.below}
    </ListBase>
  );
}

/** Placeholder that keeps the line of a number that is loading. */
const noNumberYet = '\u00a0';

function ListHead({ title, count, counts, actions }: ListPageProps) {
  const { total } = useListContext<RaRecord>();
  return (
    <PageHead title={title} remark={counts ?? (total === undefined ? noNumberYet : count(total))}>
      {actions}
    </PageHead>
  );
}
