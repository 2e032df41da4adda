/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, SaveButton } from 'react-admin';
import { showInOffice } from '../../test/harness/office-alone.tsx';
import { DollarsInput } from './dollars-input.tsx';

describe('dollars', () => {
  afterEach(cleanup);

  test.each([
    [null, ''],
    [0, '0'],
    [3550, '35.5'],
  ])('%p cents stand in the input as %p', async (priceCents, shown) => {
    showInOffice(
      <Form defaultValues={{ priceCents }}>
        <DollarsInput source="priceCents" label="Price" />
      </Form>,
      { resource: 'tournaments' },
    );
    expect(await screen.findByLabelText('Price')).toHaveProperty('value', shown);
  });

  test('an amount that is cleared stays empty and is sent as null', async () => {
    const saved = jest.fn();
    showInOffice(
      <Form record={{ id: 1, priceCents: 3550 }} onSubmit={saved}>
        <DollarsInput source="priceCents" label="Price" />
        <SaveButton alwaysEnable />
      </Form>,
      { resource: 'tournaments' },
    );
    const input = await screen.findByLabelText('Price');
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: '' } });
    fireEvent.blur(input);
    expect(input).toHaveProperty('value', '');
    fireEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(saved.mock.calls[0]?.[0]).toEqual({ id: 1, priceCents: null }));
  });
});
