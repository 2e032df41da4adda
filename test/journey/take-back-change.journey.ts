import { openApp } from './app.ts';
import { changingIn } from './changing-families.ts';

const app = openApp();
const { aFreeAgentsFamily, registrationsOf, requestsOf, answer, paid } = changingIn(app);

/** A family that has asked for its money back and waits. */
async function aWaitingFamily(tournament?: { readonly id: number }) {
  const { id } = tournament ?? (await app().announce());
  const family = await aFreeAgentsFamily(id);
  await paid(family.player.id);
  const registrationId = (await family.see()).registrations[0]?.id;
  const asked = await family.ask({ registrationId, kind: 'withdrawal', isRefundWanted: true });
  return { ...family, registrationId, requestId: Number(asked.body.registrations[0]?.asked?.id) };
}

const officesLetters = (id: number) =>
  app().database.query<{ subject: string }>('select subject from outgoing_mails where event = $1', [
    `change-taken-back:${id}`,
  ]);

test('a family takes a request back: everything is as it was, both sides are told, and it can ask again', async () => {
  const { takeBack, ask, see, player, requestId, registrationId, letters } = await aWaitingFamily();
  const done = await takeBack(requestId);
  expect(done).toMatchObject({ status: 200, body: { decided: [{ id: requestId, state: 'taken-back' }] } });
  expect(done.body.registrations[0]?.asked).toBeNull();
  expect(await registrationsOf(player.id)).toMatchObject([{ id: registrationId, paymentStatus: 'paid' }]);
  expect(await requestsOf(player.id)).toMatchObject([{ state: 'taken-back', decidedBy: 'family', follows: [] }]);
  expect((await letters(4)).map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^Taken back: /));
  expect(await officesLetters(requestId)).toHaveLength(1);
  expect((await takeBack(requestId)).status).toBe(200);
  expect(await officesLetters(requestId)).toHaveLength(1);
  const no = await answer(requestId, { answer: 'granted' });
  expect(no).toMatchObject({ status: 409, body: { message: 'The family has taken this request back' } });
  expect((await ask({ registrationId, kind: 'withdrawal' })).status).toBe(200);
  expect((await see()).registrations[0]?.asked).not.toBeNull();
});

test.each(['granted', 'refused'] as const)('what an organizer has %s is not taken back', async (said) => {
  const { takeBack, player, requestId } = await aWaitingFamily();
  expect((await answer(requestId, { answer: said })).status).toBe(200);
  const late = await takeBack(requestId);
  expect(late).toMatchObject({ status: 409, body: { message: `This request has already been ${said}` } });
  expect(await requestsOf(player.id)).toMatchObject([{ state: said, decidedBy: 'organizer' }]);
});

test('nobody takes back what another family has asked, or what was never asked', async () => {
  const [one, other] = [await aWaitingFamily(), await aWaitingFamily()];
  expect((await one.takeBack(other.requestId)).status).toBe(404);
  expect((await one.takeBack(999_999_999)).status).toBe(404);
  const guessed = `/api/change-requests/${one.sealed.slice(0, -4)}AAAA/requests/${one.requestId}/take-back`;
  expect((await app().visitor().post(guessed, {})).status).toBe(404);
  for (const { player } of [one, other]) expect(await requestsOf(player.id)).toMatchObject([{ state: 'asked' }]);
});

test('taken back and answered at once, one of the two holds: whoever comes second is told so', async () => {
  const tournament = await app().announce();
  for (let times = 0; times < 8; times += 1) {
    const { takeBack, player, requestId } = await aWaitingFamily(tournament);
    const calls = [() => takeBack(requestId), () => answer(requestId, { answer: 'granted' })];
    const inTurn = times % 2 === 0 ? calls : calls.toReversed();
    const statuses = (await Promise.all(inTurn.map((call) => call()))).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const [request] = await requestsOf(player.id);
    const stays = (await registrationsOf(player.id)).length;
    expect([request?.state, stays]).toEqual(request?.state === 'granted' ? ['granted', 0] : ['taken-back', 1]);
  }
});
