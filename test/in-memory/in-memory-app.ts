import type { Language } from '../../domain/rule/language/language.ts';
import { asWritten } from '../../domain/rule/language/sentence.ts';
import type { Registration } from '../../domain/rule/registration/registration.ts';
import { Links } from '../../domain/rule/site/links.ts';
import type { Team } from '../../domain/rule/team/team.ts';
import type { Tournament } from '../../domain/rule/tournament/tournament.ts';
import { followCaptainLink } from '../../domain/use-case/captain/captain-link.ts';
import { newFreeAgent } from '../../domain/use-case/free-agent/new-free-agent.ts';
import { registerFreeAgent } from '../../domain/use-case/free-agent/register-free-agent.ts';
import { invitationsToSend } from '../../domain/use-case/invitation/invitations-to-send.ts';
import { joinByCode } from '../../domain/use-case/invitation/join-by-code.ts';
import { joinTeam } from '../../domain/use-case/invitation/join-team.ts';
import { sendInvitations } from '../../domain/use-case/invitation/send-invitations.ts';
import { promoteWaiting } from '../../domain/use-case/place/promote-waiting.ts';
import { withdrawTeam } from '../../domain/use-case/place/withdraw-team.ts';
import { type Editor, editPlayer } from '../../domain/use-case/player/edit-player.ts';
import { playerEdit } from '../../domain/use-case/player/player-edit.ts';
import { createTeam } from '../../domain/use-case/team/create-team.ts';
import { newTeam } from '../../domain/use-case/team/new-team.ts';
import { changeTournament, createTournament } from '../../domain/use-case/tournament/edit-tournament.ts';
import { newTournament } from '../../domain/use-case/tournament/new-tournament.ts';
import { readWaiverLink, type WaiverLink, waiverLink } from '../../domain/use-case/waiver/waiver-link.ts';
import { anAnnouncement } from '../sample/a-tournament.ts';
import { accepted } from '../sample/accepted.ts';
import { aCaptainsAnswers, anInvitedPlayersAnswers } from '../sample/answers.ts';
import { CountedSecrets } from './counted-secrets.ts';
import { FixedClock } from './fixed-clock.ts';
import { InMemoryAudit } from './in-memory-audit.ts';
import { InMemoryBrackets } from './in-memory-brackets.ts';
import { InMemoryCheckIns } from './in-memory-check-ins.ts';
import { InMemoryContactCodes } from './in-memory-contact-codes.ts';
import { InMemoryInvitations } from './in-memory-invitations.ts';
import { InMemoryJoinRequests } from './in-memory-join-requests.ts';
import { InMemoryLedger } from './in-memory-ledger.ts';
import { InMemoryMailboxes } from './in-memory-mailboxes.ts';
import { InMemoryOutbox } from './in-memory-outbox.ts';
import { InMemoryPlayers } from './in-memory-players.ts';
import { InMemoryRegistrations } from './in-memory-registrations.ts';
import { InMemoryRevocations } from './in-memory-revocations.ts';
import { InMemoryRights } from './in-memory-rights.ts';
import { InMemorySite } from './in-memory-site.ts';
import { InMemoryTeams } from './in-memory-teams.ts';
import { InMemoryTournaments } from './in-memory-tournaments.ts';
import { InMemoryWaitingList } from './in-memory-waiting-list.ts';
import { PlainSeal } from './plain-seal.ts';

const address = '203.0.113.7';

/** A family's session that knows name and phone. */
export const aFamily = { kind: 'family', sessionId: 'phone', hasMailbox: false, hasMadeRecord: false } as const;

/** All that families register with, on an afternoon in November 2026, with nothing but memory behind it. */
export class InMemoryApp {
  readonly clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
  readonly site = new InMemorySite();
  readonly secrets = new CountedSecrets();
  readonly links = new Links('https://golden-goal.example');
  readonly outbox = new InMemoryOutbox();
  readonly audit = new InMemoryAudit();
  readonly tournaments = new InMemoryTournaments();
  readonly players = new InMemoryPlayers();
  readonly teams = new InMemoryTeams(this.tournaments);
  readonly mailboxes = new InMemoryMailboxes();
  readonly registrations = new InMemoryRegistrations(this.teams, this.players, this.mailboxes);
  readonly invitations = new InMemoryInvitations();
  readonly joinRequests = new InMemoryJoinRequests();
  readonly contactCodes = new InMemoryContactCodes();
  readonly revocations = new InMemoryRevocations();
  readonly rights = new InMemoryRights(this.mailboxes);
  readonly shownLinks = { has: async () => false, letter: async () => undefined, keep: async () => undefined };
  readonly ledger = new InMemoryLedger();
  readonly checkIns = new InMemoryCheckIns();
  readonly brackets = new InMemoryBrackets(this.tournaments);
  readonly waitingList = new InMemoryWaitingList(this.tournaments, this.teams);
  readonly seal = new PlainSeal();
  readonly recentProofs = { demand: async () => undefined };

  constructor() {
    this.players.captainReads = (id, language) => this.teams.readIn(id, language);
  }

  announce(different: Parameters<typeof anAnnouncement>[0] = {}): Promise<Tournament> {
    return this.tournaments.add(anAnnouncement(different));
  }

  async createTournament(sent: unknown) {
    return createTournament(this, accepted(newTournament, sent));
  }

  changeTournament(id: number, to: Parameters<typeof changeTournament>[1]['to']) {
    return changeTournament(this, { id, to });
  }

  async createTeam(sent: object, language?: Language) {
    return createTeam(this, { answers: accepted(newTeam, sent), address, language });
  }

  async joinTeam(sent: object, language?: Language) {
    return joinTeam(this, { answers: accepted(joinByCode, sent), address, language });
  }

  async sendInvitations(teamId: number, emails: readonly string[]) {
    const answers = accepted(invitationsToSend, { teamId, emails });
    return sendInvitations(this, answers);
  }

  async registerFreeAgent(sent: object, language?: Language) {
    return registerFreeAgent(this, { answers: accepted(newFreeAgent, sent), address, language });
  }

  /** A team leaves, and the places it and others have freed are given to those who wait. */
  async withdrawTeam(id: number, isConfirmed = true) {
    const withdrawn = await withdrawTeam(this, { id, isConfirmed, isByOrganizer: false, by: 'captain' });
    await this.promoteWaiting();
    return withdrawn;
  }

  async promoteWaiting() {
    return promoteWaiting(this, await this.waitingList.due());
  }

  followCaptainLink(sealed: string) {
    return followCaptainLink(this, sealed);
  }

  /** By a session of the family's that knows name and phone, unless it is somebody else. */
  async editPlayer(id: number, sent: unknown, by: Editor = aFamily) {
    const answers = accepted(playerEdit, sent);
    return editPlayer(this, { id, answers, by });
  }

  /** What is sealed into the link that the one who signs would be mailed now. */
  async waiverLinkOf(registration: Registration): Promise<WaiverLink> {
    const player = await this.players.find(registration.playerId);
    const part = player && waiverLink(this, { player, registration, now: this.clock.now() }, asWritten('Sign'));
    const sealed = part?.kind === 'link' ? decodeURIComponent(part.url.split('/waiver/')[1] ?? '') : '';
    const link = readWaiverLink(this.seal.open(sealed, this.clock.now()));
    if (link === undefined) throw new Error('This registration has no link');
    return link;
  }

  /** A team of the tournament with its captain and as many others as asked for. */
  async aTeamOf(tournament: Tournament, others = 0): Promise<Team> {
    const { team } = await this.createTeam(aCaptainsAnswers({ tournamentId: tournament.id }));
    for (let number = 1; number <= others; number += 1) {
      await this.joinTeam(aTeammate(team, number));
    }
    return (await this.teams.find(team.id)) ?? team;
  }
}

/** The answers of one of many who join a team. */
export function aTeammate({ invitationCode }: Pick<Team, 'invitationCode'>, number: number, different: object = {}) {
  return anInvitedPlayersAnswers({
    invitationCode,
    name: `Player ${number}`,
    email: `player-${number}@family.example`,
    phone: `973-555-${String(1000 + number)}`,
    ...different,
  });
}
