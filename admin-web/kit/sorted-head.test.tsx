/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { DataTable, ListContextProvider, useList } from 'react-admin';
import { showInOffice } from '../../test/harness/office-alone.tsx';
import { ListTable } from './list-table.tsx';
import { PlainTable } from './plain-table.tsx';

describe('sorted head', () => {
  afterEach(cleanup);

  const orders = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));

  test.each([ListTable, PlainTable])('a column says that the list is sorted by it, and which way', (table) => {
    showInOffice(<Listed table={table} />, { resource: 'players' });
    expect(orders()).toEqual(['ascending', null]);
    fireEvent.click(screen.getByText('Name'));
    expect(orders()).toEqual(['descending', null]);
    fireEvent.click(screen.getByText('Age'));
    expect(orders()).toEqual([null, 'ascending']);
  });
});

function Listed({ table: Table }: { readonly table: typeof ListTable | typeof PlainTable }) {
  const list = useList({ data: [{ id: 1, name: 'Ada', age: 12 }], sort: { field: 'name', order: 'ASC' } });
  return (
    <ListContextProvider value={list}>
      <Table>
        <DataTable.Col source="name" label="Name" />
        <DataTable.NumberCol source="age" label="Age" />
      </Table>
    </ListContextProvider>
  );
}
