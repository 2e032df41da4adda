import { refuseContradictions } from '../../form/accept-answers.ts';
import type { Language } from '../../language/language.ts';
import { personKey } from '../../player/person.ts';
import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import { bracketFor } from '../../registration/age.ts';
import { applicantOf } from '../../registration/applicant.ts';
import { enterTournament } from '../entry/enter-tournament.ts';
import { withMailedPrice } from '../entry/mailed-price.ts';
import { type EntryPorts, type OpenTournament, openTournament, type Registered } from '../entry/open-tournament.ts';
import {
  type AskingPorts,
  type RequestMade,
  requestToJoin,
  type TeamToAsk,
  teamToAsk,
} from '../join-request/request-to-join.ts';
import { recogniseAmong } from '../newcomer/recognise-player.ts';
import { askForSignature } from '../waiver/ask-for-signature.ts';
import { freeAgentLetter } from './free-agent-letter.ts';
import { type NewFreeAgent, newFreeAgent } from './new-free-agent.ts';

/** Player who has been registered alone, with the request to join a team, if any. */
export interface FreeAgentRegistered extends Registered {
  readonly joinRequest: RequestMade | null;
}

/** Tournament and namesakes found for somebody who registers alone. */
interface Found {
  readonly open: OpenTournament;
  readonly namesakes: readonly Player[];
  readonly asksFor: TeamToAsk | null;
  readonly address: string;
  readonly language: Language | undefined;
}

interface Asked {
  readonly answers: NewFreeAgent;
  readonly address: string;
  /** Language of the call; undefined where it names none. */
  readonly language?: Language | undefined;
}

/** Registers a player alone, to be placed on a team. */
export class RegisterFreeAgent {
  constructor(private readonly ports: EntryPorts & AskingPorts & Needs<'registrations'>) {}

  async run({ answers, address, language }: Asked): Promise<FreeAgentRegistered> {
    // Locked in the order of all code: the tournament, the team that is asked, then the person.
    const [open, team, namesakes] = await Promise.all([
      openTournament(this.ports, answers.tournamentId, 'player'),
      answers.requestedTeamId === null ? null : this.ports.teams.lock(answers.requestedTeamId),
      this.ports.players.lockByNameAndPhone(personKey(answers)),
    ]);
    refuseContradictions(newFreeAgent, answers, open.circumstances);
    const who = { player: answers, ...open };
    const asksFor = team === null ? null : await teamToAsk(this.ports, team, who, 'requestedTeamId');
    const registered = await this.register(answers, { open, namesakes, asksFor, address, language });
    const mailed = await withMailedPrice(this.ports, registered);
    await this.ports.outbox.post(freeAgentLetter(mailed, this.ports, asksFor?.team));
    const { player, registration } = registered;
    const joinRequest = asksFor && (await requestToJoin(this.ports, registered, asksFor));
    await askForSignature(this.ports, registered);
    const to = { playerId: player.id, tournamentId: open.tournament.id, asksForTeam: asksFor?.team.id ?? null };
    await this.ports.audit.note({ thing: 'registration', recordId: registration.id, what: 'registered', to });
    return { ...registered, joinRequest };
  }

  private async register(
    answers: NewFreeAgent,
    { open, namesakes, asksFor, address, language }: Found,
  ): Promise<Registered> {
    const ageBracket = bracketFor(answers.ageBracket, answers.birthYear, open.tournament, open.year);
    const applicant = applicantOf(answers, open.tournament, language ?? 'en');
    const recognised = await recogniseAmong(namesakes, this.ports.players, applicant, language);
    const registration = await enterTournament(this.ports, recognised, {
      ...open,
      ...answers,
      applicant,
      address,
      language,
      ageBracket,
      team: null,
      askedTeam: asksFor?.team ?? null,
    });
    return { ...open, ...recognised, registration };
  }
}
