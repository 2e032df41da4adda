import { aTournamentOnFile } from '../sample/on-file.ts';
import { everyAdapter, inPostgres } from './adapters.ts';

everyAdapter((adapters) => {
  test('writes stay in the order in which they were noted, with what the records were and became', async () => {
    const { audit, audited } = adapters();
    const edited = { thing: 'team', recordId: 7, what: 'edited', from: { name: 'Lions' }, to: { name: 'Tigers' } };
    const captained = { thing: 'team', recordId: 7, what: 'captain assigned', from: null, to: { players: [2] } };
    await audit.note({ ...edited, thing: 'team' });
    await audit.note({ ...captained, thing: 'team' });
    expect(await audited()).toEqual([edited, captained]);
  });

  test('a write about no single record, of which nothing else is to be said, is noted as it is', async () => {
    await adapters().audit.note({ thing: 'test data', recordId: null, what: 'deleted' });
    expect(await adapters().audited()).toEqual([
      { thing: 'test data', recordId: null, what: 'deleted', from: null, to: null },
    ]);
  });
});

inPostgres((adapters) => {
  test('what was not done in the end is not noted either', async () => {
    const { audit, audited, tournaments, together } = adapters();
    const failing = together(async () => {
      const { id } = await aTournamentOnFile({ tournaments });
      await audit.note({ thing: 'tournament', recordId: id, what: 'created' });
      throw new Error('The power is gone');
    });
    await expect(failing).rejects.toThrow('The power is gone');
    expect(await audited()).toEqual([]);
  });
});
