import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { aFreeAgentsAnswers } from '../../../test/sample/answers.ts';
import { checkInPlayer, takeBackCheckIn } from './check-in.ts';

async function atDesk() {
  const app = new InMemoryApp();
  const { id: tournamentId } = await app.announce();
  const { registration } = await app.registerFreeAgent(aFreeAgentsAnswers({ tournamentId }));
  const registrationId = registration.id;
  const ago = (minutes: number) => new Date(app.clock.now().getTime() - minutes * 60_000);
  return {
    ago,
    checkIn: (by: string, at?: Date) => checkInPlayer(app, { registrationId, by, ...(at && { at }) }),
    takeBack: (at?: Date) => takeBackCheckIn(app, { registrationId, ...(at && { at }) }),
    noted: async () => app.checkIns.find(registrationId),
  };
}

test('a press that has waited on a phone says when it was pressed; the first that arrives counts', async () => {
  const { ago, checkIn, noted } = await atDesk();
  await checkIn('kim', ago(20));
  await checkIn('dani', ago(30));
  expect(await noted()).toMatchObject({ checkedInAt: ago(20), checkedInBy: 'kim' });
});

test.each([
  ['without a moment', undefined],
  ['of yesterday', 24 * 60],
  ['of a clock that is far ahead', -5],
])('a press %s counts when it arrives', async (_, minutes) => {
  const { ago, checkIn, noted } = await atDesk();
  await checkIn('kim', minutes === undefined ? undefined : ago(minutes));
  expect(await noted()).toMatchObject({ checkedInAt: ago(0) });
});

test('a phone without a network takes back its own press, and never one that another desk has entered meanwhile', async () => {
  const { ago, checkIn, takeBack, noted } = await atDesk();
  await checkIn('kim', ago(2));
  await takeBack(ago(5));
  expect(await noted()).toMatchObject({ checkedInBy: 'kim' });
  await takeBack(ago(2));
  expect(await noted()).toBeUndefined();
  await checkIn('kim');
  await takeBack();
  expect(await noted()).toBeUndefined();
});
