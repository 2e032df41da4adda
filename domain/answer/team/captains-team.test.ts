import { InMemoryApp } from '../../../test/in-memory/in-memory-app.ts';
import { aTeam } from '../../../test/sample/a-team.ts';
import { aTournament } from '../../../test/sample/a-tournament.ts';
import { anInvitedPlayersAnswers } from '../../../test/sample/answers.ts';
import { invitationState } from '../../rule/invitation/invitation.ts';
import { Refusal } from '../../rule/refusal/refusal.ts';
import { cancelInvitation } from '../../use-case/invitation/send-invitations.ts';
import { chooseFreeAgents, replaceInvitationCode } from '../../use-case/team/edit-team.ts';
import { captainsTeam } from './captains-team.ts';

const now = new Date('2026-11-20T15:00:00Z');

test('a captain sees these fields of a team, and no way to reach a child', () => {
  const birthYear = 2014;
  const skillLevel = 'Here to Play' as const;
  const reachable = { email: 'a@family.example', phone: '201-555-0101', parentEmail: 'p@family.example' };
  const page = captainsTeam(
    {
      team: aTeam({ captainId: 4 }),
      tournament: aTournament(),
      roster: [
        {
          id: 4,
          name: 'Ada Park',
          birthYear,
          skillLevel,
          waiverSigned: true,
          waiverState: 'claimed',
          reachedAt: null,
          isKnown: true,
          isUnproved: true,
          ...reachable,
        },
      ],
      maySeeContacts: true,
      requests: [
        {
          id: 2,
          playerName: 'Kim',
          skillLevel,
          birthYear,
          requestedAt: now.toISOString(),
          isUnproved: false,
          ...reachable,
        },
      ],
      invitations: [],
      delayed: null,
      isDrawn: false,
      debt: null,
    },
    now,
  );
  expect(Object.keys(page).sort()).toEqual([
    'acceptsFreeAgents',
    'canChangeRoster',
    'canInvite',
    'currentPlayers',
    'date',
    'delayed',
    'earlyPriceCents',
    'earlyUntil',
    'id',
    'invitationCode',
    'invitations',
    'isDrawn',
    'maxPlayers',
    'name',
    'players',
    'priceCents',
    'requests',
    'rosterAges',
    'siblingPriceCents',
    'skillLevel',
    'teamDebt',
    'tournament',
    'tournamentId',
    'waitlisted',
    'withdrawn',
  ]);
  expect(page.rosterAges).toEqual(['U10-U12']);
  expect(page.players).toEqual([
    {
      id: 4,
      name: 'Ada Park',
      skillLevel,
      waiverSigned: true,
      waiverState: 'claimed',
      reachedAt: null,
      isKnown: true,
      isCaptain: true,
    },
  ]);
  expect(page.requests).toEqual([{ id: 2, playerName: 'Kim', skillLevel, birthYear, requestedAt: now.toISOString() }]);
});

test('a captain whose own mailbox has never answered reads children by their public names, and reaches nobody; nor does another one whoever came by name and phone alone', () => {
  const reachedAt = { name: 'Pat Lee', email: 'pat@family.example', phone: null };
  const child = { birthYear: 2017, skillLevel: 'Here to Play', waiverSigned: false, waiverState: 'unsigned' } as const;
  const shown = (maySeeContacts: boolean) =>
    captainsTeam(
      {
        team: aTeam({ captainId: 4 }),
        tournament: aTournament(),
        roster: [
          { ...child, id: 4, name: 'Ada Park', reachedAt: null, isKnown: true, isUnproved: true },
          { ...child, id: 5, name: 'Ben Lee', reachedAt, isKnown: false, isUnproved: false },
          { ...child, id: 6, name: 'Cleo Roy', reachedAt: null, isKnown: false, isUnproved: true },
        ],
        maySeeContacts,
        requests: [
          {
            id: 2,
            playerName: 'Kim Diaz',
            skillLevel: 'Here to Play',
            birthYear: 2017,
            requestedAt: now.toISOString(),
            isUnproved: false,
          },
        ],
        invitations: [],
        delayed: null,
        isDrawn: false,
        debt: null,
      },
      now,
    );
  const read = ({ players, requests }: ReturnType<typeof shown>) => [
    ...players.map(({ name, reachedAt: at }) => [name, at]),
    ...requests.map(({ playerName }) => playerName),
  ];
  expect(read(shown(false))).toEqual([['Ada Park', null], ['Ben L.', null], ['Cleo R.', null], 'Kim D.']);
  expect(read(shown(true))).toEqual([['Ada Park', null], ['Ben Lee', reachedAt], ['Cleo R.', null], 'Kim Diaz']);
});

test('a team can be withdrawn until its tournament begins, and once; it invites while registration is open', () => {
  const shown = (team: Parameters<typeof aTeam>[0], tournament: Parameters<typeof aTournament>[0]) => {
    const inHand = {
      team: aTeam(team),
      tournament: aTournament(tournament),
      roster: [],
      maySeeContacts: true,
      requests: [],
      invitations: [],
      delayed: null,
    };
    const { canChangeRoster, withdrawn, canInvite } = captainsTeam({ ...inHand, isDrawn: true, debt: null }, now);
    return { canChangeRoster, withdrawn, canInvite };
  };
  const late = { registrationDeadline: '2026-11-19' };
  expect(shown({}, {})).toEqual({ canChangeRoster: true, withdrawn: false, canInvite: true });
  expect(shown({}, late)).toEqual({ canChangeRoster: true, withdrawn: false, canInvite: false });
  expect(shown({}, { status: 'active' })).toEqual({ canChangeRoster: false, withdrawn: false, canInvite: false });
  expect(shown({ isActive: false }, {})).toEqual({ canChangeRoster: false, withdrawn: true, canInvite: false });
});

async function aTeamThatInvites(emails: readonly string[]) {
  const app = new InMemoryApp();
  const team = await app.aTeamOf(await app.announce());
  await app.sendInvitations(team.id, emails);
  const states = async () =>
    (await app.invitations.ofTeam(team.id)).map((one) => invitationState(one, team, app.clock.now()));
  const cancel = (invitationId: number, teamId = team.id) => cancelInvitation(app, { teamId, invitationId });
  return { app, team, states, cancel };
}

test('an invitation is sent, then used, or over after 14 days', async () => {
  const { app, team, states } = await aTeamThatInvites(['ada@family.example', 'kim@family.example']);
  await app.joinTeam(anInvitedPlayersAnswers({ invitationCode: team.invitationCode, email: 'ada@family.example' }));
  expect(await states()).toEqual(['used', 'sent']);
  app.clock.set(new Date('2026-12-04T15:00:01Z'));
  expect(await states()).toEqual(['used', 'ended']);
});

test('an invitation that was taken back frees its place for another', async () => {
  const emails = ['a', 'b', 'c', 'd'].map((name) => `${name}@family.example`);
  const { app, team, states, cancel } = await aTeamThatInvites(emails);
  expect((await app.sendInvitations(team.id, ['e@family.example'])).sent).toEqual([]);
  await cancel(1);
  await cancel(1);
  expect((await app.sendInvitations(team.id, ['e@family.example'])).sent).toEqual(['e@family.example']);
  expect(await states()).toEqual(['cancelled', 'sent', 'sent', 'sent', 'sent']);
});

test('an invitation of another team is not there, and one that has ended cannot be taken back', async () => {
  const { app, cancel } = await aTeamThatInvites(['a@family.example']);
  await expect(cancel(1, 99)).rejects.toThrow(new Refusal('not-found', 'Invitation not found'));
  app.clock.set(new Date('2026-12-05T15:00:00Z'));
  await expect(cancel(1)).rejects.toThrow(new Refusal('conflict', 'This invitation has already ended'));
});

test('a replaced code lets nobody in, the new one does, and mails that carried the old one are void', async () => {
  const { app, team, states } = await aTeamThatInvites(['a@family.example']);
  const { invitationCode } = await replaceInvitationCode(app, team.id);
  expect(invitationCode).not.toBe(team.invitationCode);
  await expect(app.joinTeam(anInvitedPlayersAnswers({ invitationCode: team.invitationCode }))).rejects.toThrow(
    'Invalid invitation code',
  );
  expect(await states()).toEqual(['cancelled']);
  expect((await app.joinTeam(anInvitedPlayersAnswers({ invitationCode }))).team.id).toBe(team.id);
});

test('a captain can refuse free agents, and take them again', async () => {
  const { app, team } = await aTeamThatInvites([]);
  expect(team.acceptsFreeAgents).toBe(true);
  for (const acceptsFreeAgents of [false, true]) {
    await chooseFreeAgents(app, { teamId: team.id, acceptsFreeAgents });
    expect(await app.teams.find(team.id)).toMatchObject({ acceptsFreeAgents });
  }
});
