/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { Form } from 'react-admin';
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
});
