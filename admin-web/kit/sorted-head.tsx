import { Children, type ComponentProps, cloneElement, isValidElement, type ReactNode } from 'react';
import { DataTableHead, useDataTableSortContext } from 'react-admin';

/** Head of a table that sets aria-sort on the sorted column. */
export function SortedHead({ children, ...head }: ComponentProps<typeof DataTableHead>) {
  const sort = useDataTableSortContext();
  const told = (column: ReactNode) => {
    if (!isValidElement<{ readonly source?: string }>(column) || column.props.source !== sort?.field) return column;
    const order = { 'aria-sort': sort?.order === 'ASC' ? 'ascending' : 'descending' };
    return cloneElement(column, order as object);
  };
  return <DataTableHead {...head}>{Children.map(children, told)}</DataTableHead>;
}
