import type { NewInvitation } from '../../domain/rule/invitation/invitation.ts';
import { aNewTeam } from '../sample/a-team.ts';
import { anAnnouncement } from '../sample/a-tournament.ts';
import { type Adapters, everyAdapter } from './adapters.ts';

async function anInvitation({ tournaments, teams }: Adapters): Promise<NewInvitation> {
  const { id: tournamentId } = await tournaments.add(anAnnouncement());
  const { id: teamId, invitationCode } = await teams.add(aNewTeam({ tournamentId }));
  const [createdAt, expiresAt] = [new Date('2026-11-20T15:00:00Z'), new Date('2026-12-04T15:00:00Z')];
  return { teamId, invitationCode, email: 'Kim@family.example', createdAt, expiresAt, isUnsent: false };
}

everyAdapter((adapters) => {
  test('a team has the invitations that were made for it, in order', async () => {
    const { invitations } = adapters();
    const kim = await anInvitation(adapters());
    const lee = { ...kim, email: 'lee@family.example' };
    await invitations.add(kim);
    await invitations.add(lee);
    const numbered = { id: expect.any(Number), isUsed: false, cancelledAt: null };
    expect(await invitations.ofTeam(kim.teamId)).toEqual([
      { ...kim, ...numbered },
      { ...lee, ...numbered },
    ]);
    expect(await invitations.ofTeam(kim.teamId + 1)).toEqual([]);
  });

  test('an invitation is used by its address, however it is capitalised', async () => {
    const { invitations } = adapters();
    const kim = await anInvitation(adapters());
    await invitations.add(kim);
    await invitations.add({ ...kim, email: 'lee@family.example' });
    await invitations.use(kim.teamId, 'KIM@FAMILY.example');
    expect((await invitations.ofTeam(kim.teamId)).map(({ isUsed }) => isUsed)).toEqual([true, false]);
  });

  test('an address that was not sent its invitation can be invited again', async () => {
    const { invitations } = adapters();
    const kim = await anInvitation(adapters());
    await invitations.add({ ...kim, isUnsent: true });
    await invitations.add({ ...kim, email: 'KIM@family.example' });
    expect(await invitations.ofTeam(kim.teamId)).toMatchObject([{ email: 'KIM@family.example', isUnsent: false }]);
  });

  test('using an invitation nobody got changes nothing', async () => {
    const { invitations } = adapters();
    const kim = await anInvitation(adapters());
    await invitations.add(kim);
    await invitations.use(kim.teamId, 'nobody@family.example');
    expect(await invitations.ofTeam(kim.teamId)).toMatchObject([{ isUsed: false }]);
  });
});
