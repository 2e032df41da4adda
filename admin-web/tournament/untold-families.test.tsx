/** @jest-environment ./test/harness/office-environment.mjs */
import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Form, RecordContextProvider, TextInput } from 'react-admin';
import { showInOffice } from '../../test/harness/office-alone.tsx';
import { UntoldFamilies } from './untold-families.tsx';

const tournament = { id: 7, status: 'upcoming', registrationCount: 45, date: 'TBA', location: 'Ridgewood Turf' };

async function moved(different: object = {}): Promise<void> {
  showInOffice(
    <RecordContextProvider value={{ ...tournament, ...different }}>
      <Form>
        <TextInput source="date" label="Date" />
        <TextInput source="location" label="Location" />
        <UntoldFamilies />
      </Form>
    </RecordContextProvider>,
    { resource: 'tournaments' },
  );
  const location = await screen.findByLabelText('Location');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(location, { target: { value: 'Teaneck Turf' } });
}

describe('families who are not told', () => {
  afterEach(cleanup);

  test('who moves a tournament is told how many families know the earlier place, and who is written to', async () => {
    await moved();
    const said = (await screen.findByRole('alert')).textContent;
    expect(said).toContain('45 registrations confirmed with the earlier date and place');
  });

  test('where nobody is registered, or play has begun, nothing is said', async () => {
    await moved({ registrationCount: 0 });
    expect(screen.queryByRole('alert')).toBeNull();
    cleanup();
    await moved({ status: 'active' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
