import type { Needs } from '../../port/ports.ts';
import { refuseContradictions } from '../../rule/form/accept-answers.ts';
import type { Language } from '../../rule/language/language.ts';
import { personKey } from '../../rule/player/person.ts';
import type { Player } from '../../rule/player/player.ts';
import { applicantOf } from '../../rule/registration/applicant.ts';
import { bracketFor } from '../../rule/registration/deciding-age.ts';
import {
  type AskingPorts,
  type RequestMade,
  requestToJoin,
  type TeamToAsk,
  teamToAsk,
} from '../join-request/request-to-join.ts';
import { enterTournament } from '../registration/enter-tournament.ts';
import { freeAgentLetter } from '../registration/free-agent-letter.ts';
import { withMailedPrice } from '../registration/mailed-price.ts';
import {
  type EntryPorts,
  type OpenTournament,
  openTournament,
  type Registered,
} from '../registration/open-tournament.ts';
import { recogniseAmong } from '../registration/recognise-player.ts';
import { askForSignature } from '../waiver/ask-for-signature.ts';
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

type Needed = EntryPorts & AskingPorts & Needs<'registrations' | 'rights'>;

/** Registers a player alone, to be placed on a team. A record that is new is the caller's from here on. */
export async function registerFreeAgent(
  given: Needed,
  { answers, address, language }: Asked,
): Promise<FreeAgentRegistered> {
  // Locked in the order of all code: the tournament, the team that is asked, then the person.
  const [open, team, namesakes] = await Promise.all([
    openTournament(given, answers.tournamentId, 'player'),
    answers.requestedTeamId === null ? null : given.teams.lock(answers.requestedTeamId),
    given.players.lockByNameAndPhone(personKey(answers)),
  ]);
  refuseContradictions(newFreeAgent, answers, open.circumstances);
  const who = { player: answers, ...open };
  const asksFor = team === null ? null : await teamToAsk(given, team, who, 'requestedTeamId');
  const registered = await register(given, answers, { open, namesakes, asksFor, address, language });
  const mailed = await withMailedPrice(given, registered);
  await given.outbox.post(freeAgentLetter(mailed, given, asksFor?.team));
  const { player, registration } = registered;
  const joinRequest = asksFor && (await requestToJoin(given, registered, asksFor));
  await askForSignature(given, registered);
  const to = { playerId: player.id, tournamentId: open.tournament.id, asksForTeam: asksFor?.team.id ?? null };
  await given.audit.note({ thing: 'registration', recordId: registration.id, what: 'registered', to });
  if (registered.isNewcomer) await given.rights.giveRecord(player);
  return { ...registered, joinRequest };
}

async function register(
  given: Needed,
  answers: NewFreeAgent,
  { open, namesakes, asksFor, address, language }: Found,
): Promise<Registered> {
  const ageBracket = bracketFor(answers.ageBracket, answers.birthYear, open.tournament, open.year);
  const applicant = applicantOf(answers, open.tournament, language ?? 'en');
  const recognised = await recogniseAmong(namesakes, given.players, applicant, language);
  const registration = await enterTournament(given, recognised, {
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
