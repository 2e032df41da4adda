import { changesBetween } from '../../audit/changes.ts';
import { AnswersRefused, refuseContradictions } from '../../form/accept-answers.ts';
import type { Language } from '../../language/language.ts';
import type { Player } from '../../player/player.ts';
import { noSuchPlayer } from '../../player/player.ts';
import { detailsToldAgain, wishedDetails } from '../../player/player-details.ts';
import type { Players } from '../../port/players.ts';
import type { Registrations } from '../../port/registrations.ts';
import type { Secrets } from '../../port/secrets.ts';
import type { Teams } from '../../port/teams.ts';
import { bracketFor } from '../../registration/bracket-for.ts';
import type { Registration } from '../../registration/registration.ts';
import { isClosedToInvitations, isFull, type Team, teamNameTaken } from '../../team/team.ts';
import { isLedBeside, isLedBySame } from '../../team/team-lead.ts';
import type { AgeBracket } from '../../tournament/age-bracket.ts';
import { enterTournament } from '../entry/enter-tournament.ts';
import type { Registered } from '../entry/open-tournament.ts';
import { type EntryPorts, type OpenTournament, openTournament } from '../entry/open-tournament.ts';
import { type RosterPorts, refuseMisfitOnForm } from '../entry/roster-fit.ts';
import { type InvitingPorts, inviteByMail } from '../invitation/invite-by-mail.ts';
import { companyOf, teamJoinedLetter, welcomeLetter } from '../invitation/team-joined-letters.ts';
import { type AskingPorts, type RequestMade, requestToJoin, teamToAsk } from '../join-request/request-to-join.ts';
import { keepLanguage } from '../newcomer/keep-language.ts';
import { teamCreatedLetter } from '../team/team-created-letter.ts';
import { teamOnFile } from '../team/team-on-file.ts';
import { askForSignature } from '../waiver/ask-for-signature.ts';
import { contactAskedLetter } from './contact-asked-letter.ts';
import { freeAgentLetter } from './free-agent-letter.ts';
import { type ReturnAnswers, returnForm } from './return-form.ts';

/** A player who has come back. */
export interface Returned extends Registered {
  readonly team: Team | null;
  readonly joinRequest: RequestMade | null;
  /** How many invitations wait until the mailbox has answered. */
  readonly held: number;
}

/** Everything one return is about. */
interface Return {
  readonly player: Player;
  readonly answers: ReturnAnswers;
  readonly open: OpenTournament;
  readonly address: string;
  readonly language: Language | undefined;
  readonly isProved: boolean;
}

interface Asked {
  readonly id: number;
  readonly answers: ReturnAnswers;
  readonly address: string;
  /** In which the call has come; undefined where it names none. */
  readonly language?: Language | undefined;
  /** Whether its session has proved the mailbox on file: only then the language is kept for letters, and the contact shared. */
  readonly isProved?: boolean;
}

/** A returning player registers again: with the team of before, with another, with a new one, or alone. */
export class ReRegister {
  constructor(
    private readonly entry: EntryPorts,
    private readonly teams: Teams,
    private readonly players: Players,
    private readonly registrations: Registrations,
    private readonly inviting: InvitingPorts,
    private readonly asking: AskingPorts,
    private readonly secrets: Secrets,
  ) {}

  async run({ id, answers, address, language, isProved = false }: Asked) {
    const found = await this.players.find(id);
    if (found === undefined) throw noSuchPlayer();
    const open = await openTournament(this.entry, answers.tournamentId, 'team');
    refuseContradictions(returnForm, answers, open.circumstances);
    const told = await this.telling(found, answers);
    const player = await keepLanguage({ players: this.players }, told, isProved ? language : undefined);
    const ageBracket = bracketFor(answers.ageBracket, player.birthYear, open.tournament, open.year);
    const returned = await this.return({
      player,
      answers: { ...answers, ageBracket },
      open,
      address,
      language,
      isProved,
    });
    await askForSignature(this.inviting, returned);
    if (answers.contactShared && !isProved)
      await this.inviting.outbox.post(contactAskedLetter(returned, this.inviting.links));
    await this.note(returned);
    return returned;
  }

  /** The player with what the tournament asks; whoever is found by name and phone is not shown what was told before. */
  private async telling(found: Player, answers: ReturnAnswers): Promise<Player> {
    const isTold = wishedDetails.some((name) => answers[name] !== null);
    // Their teams first, then the record, as everybody holds them.
    if (isTold) await this.teams.lockOf(found.id);
    const held = isTold ? await this.players.lock(found.id) : undefined;
    if (held === undefined) return found;
    const before = held.record;
    const after = { ...before, ...detailsToldAgain(before, answers) };
    const changes = changesBetween(before, after);
    if (Object.keys(changes.to).length === 0) return before;
    await this.players.save(after);
    await this.entry.audit.note({ thing: 'player', recordId: found.id, what: 'edited', ...changes });
    return after;
  }

  private note({ player, tournament, registration, team }: Returned): Promise<void> {
    const to = { playerId: player.id, tournamentId: tournament.id, teamId: team?.id ?? null };
    return this.entry.audit.note({ thing: 'registration', recordId: registration.id, what: 'registered again', to });
  }

  private return(back: Return): Promise<Returned> {
    const { teamOption, newTeamName } = back.answers;
    if (teamOption === 'individual') return this.alone(back);
    if (teamOption === 'join') return this.askingATeam(back);
    return teamOption === 'same' ? this.withTeamOfBefore(back) : this.withNewTeam(back, newTeamName ?? '');
  }

  private async alone(back: Return, asked?: Team): Promise<Returned> {
    const registration = await this.enter(back, null);
    const returned = this.returned(back, registration, null);
    await this.inviting.outbox.post(freeAgentLetter(returned, this.inviting, asked));
    return returned;
  }

  private async askingATeam(back: Return): Promise<Returned> {
    const { answers, open, player } = back;
    const ports = { ...this.rosters, teams: this.teams };
    const asked = await teamToAsk(ports, answers.newTeamId ?? 0, { player, ...open }, 'newTeamId');
    const returned = await this.alone(back, asked.team);
    const joinRequest = await requestToJoin(this.asking, player, returned.registration, asked);
    return { ...returned, joinRequest };
  }

  /** The team of before, if it is here already and has a place; else a new one of that name. */
  private async withTeamOfBefore(back: Return): Promise<Returned> {
    const latest = await this.registrations.latest(back.player.id);
    const before = latest?.teamId ? await this.teams.find(latest.teamId) : undefined;
    if (before === undefined) throw new AnswersRefused({ teamOption: 'There is no earlier team to register with' });
    const here = await this.teams.named(back.open.tournament.id, before.name);
    const team = here && (await this.isSameTeam(here, before)) ? await this.teams.lock(here.id) : undefined;
    const hasPlace = team !== undefined && !isFull(team) && !isClosedToInvitations(team);
    return hasPlace ? this.onTeam(back, team) : this.withNewTeam(back, before.name);
  }

  /** A team of the same name led by whoever led it before, or by a teammate of then who came back first; beside one who does not play a teammate is enough. */
  private async isSameTeam(here: Team, before: Team): Promise<boolean> {
    if (isLedBySame(here, before)) return true;
    const teammates = (await this.registrations.ofTeam(before.id)).map(({ playerId }) => playerId);
    if (!isLedBeside(here)) return teammates.some((playerId) => playerId === here.captainId);
    return (await this.registrations.ofTeam(here.id)).some(({ playerId }) => teammates.includes(playerId));
  }

  private async onTeam(back: Return, team: Team): Promise<Returned> {
    await refuseMisfitOnForm(this.rosters, { team, ...back, ...back.open }, 'ageBracket');
    const registration = await this.enter(back, team, team.ageBracket);
    const joined = {
      ...this.returned(back, registration, team),
      team: { ...team, currentPlayers: team.currentPlayers + 1 },
    };
    const { outbox, links } = this.inviting;
    const company = companyOf(await this.registrations.rosterOf(team.id), back.player);
    await outbox.post(welcomeLetter(joined, this.inviting, company));
    await outbox.post(teamJoinedLetter(joined, links, company));
    return joined;
  }

  private async withNewTeam(back: Return, name: string): Promise<Returned> {
    const { player, answers, open } = back;
    await refuseMisfitOnForm(this.rosters, { team: answers, player, ...open }, 'ageBracket');
    if (await this.teams.isNameTaken(open.tournament.id, name)) throw teamNameTaken(name);
    const wish = {
      name,
      skillLevel: player.skillLevel,
      ageBracket: answers.ageBracket,
      onlyWithPlace: answers.onlyWithPlace,
    };
    const team = await this.teams.add(teamOnFile(wish, player, open, this.secrets));
    const registration = await this.enter(back, team);
    const created = { ...team, currentPlayers: 1 };
    const emails = answers.sendTeammateInvites ? answers.teammateEmails : [];
    const { held } = await inviteByMail(this.inviting, created, open, emails);
    const returned = { ...this.returned(back, registration, team), team: created, held: held.length };
    await this.inviting.outbox.post(teamCreatedLetter({ ...returned, captain: player }, this.inviting));
    return returned;
  }

  private enter(
    { player, answers, open, address, language, isProved }: Return,
    team: Team | null,
    ageBracket: AgeBracket | null = answers.ageBracket,
  ) {
    const { id: _, ...applicant } = player;
    return enterTournament(
      this.registrations,
      { player, isNewcomer: false },
      {
        ...open,
        applicant,
        address,
        language,
        ageBracket,
        teamId: team?.id ?? null,
        isWaitlisted: team !== null && team.waitlistedAt !== null,
        notes: null,
        playWith: null,
        paymentMethod: answers.paymentMethod,
        termsAccepted: answers.acceptTerms,
        likenessAllowed: answers.likenessAllowed,
        contactShared: answers.contactShared,
        isProved,
      },
    );
  }

  private get rosters(): RosterPorts {
    return { registrations: this.registrations };
  }

  private returned({ player, open }: Return, registration: Registration, team: Team | null): Returned {
    return { ...open, player, isNewcomer: false, registration, team, joinRequest: null, held: 0 };
  }
}
