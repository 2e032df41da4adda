import { setTimeout as wait } from 'node:timers/promises';
import { aFreeAgent, aJoiner, aTeam } from '../../test/journey/samples.ts';
import { type Answer, type Visitor, visitorAt } from '../../test/journey/visitor.ts';

/** Targets of the families: the open tournament, the teams with shared codes, and the next tournament. */
export interface Opening {
  readonly tournamentId: number;
  readonly nextTournamentId: number;
  readonly teamsTournamentId: number;
  readonly teams: readonly { readonly id: number; readonly invitationCode: string }[];
}

/** Request that a family sent until it was answered. */
export interface Sent {
  readonly path: string;
  readonly body: object;
  readonly key: string;
  readonly from: Visitor;
  /** Final answer; undefined if there was none. */
  readonly answer: Answer<Receipt> | undefined;
  readonly ms: number;
}

/** Attempt that was put off or not answered: when it was sent, and when that was known. */
export interface Interruption {
  readonly begun: number;
  readonly at: number;
  readonly status: number | 'silence';
  /** Whether the only reason was too many people at once. */
  readonly isCrowded: boolean;
}

const crowded = 'Many people are here at once';

/** Fields of a registration's answer that are checked. */
export interface Receipt {
  readonly player?: { readonly id: number };
  readonly captain?: { readonly id: number };
  readonly team?: { readonly id: number; readonly waitlisted?: boolean };
  readonly message?: string;
}

/** Whether families send idempotency keys: a control sends none. */
export type Keys = 'sent' | 'left out';

const patienceMs = 120_000;

/** Family with a phone, which repeats each request with the same key until it is answered. */
export class Family {
  readonly sent: Sent[] = [];
  readonly interruptions: Interruption[] = [];
  private readonly device: Visitor;

  constructor(
    private readonly number: number,
    url: string,
    private readonly keys: Keys,
  ) {
    this.device = visitorAt(url);
  }

  /** Registers. Of ten families two bring a team, four have a code, two come alone, one requests a place on a team, one registers twice. */
  async register({ tournamentId, nextTournamentId, teamsTournamentId, teams }: Opening): Promise<void> {
    const kind = this.number % 10;
    const team = teams[Math.floor(this.number / 10) % teams.length];
    if (kind < 2) await this.send('/api/teams', ofOneAddress(aTeam(tournamentId, { inviteEmails: this.friends() })));
    else if (kind < 6)
      await this.send('/api/players/join-via-invitation', ofOneAddress(aJoiner(team?.invitationCode ?? '')));
    else if (kind < 8) await this.send('/api/players', ofOneAddress(aFreeAgent(tournamentId)));
    else if (kind === 8)
      await this.send('/api/players', ofOneAddress(aFreeAgent(teamsTournamentId, { requestedTeamId: team?.id })));
    else await this.registerAgain(tournamentId, nextTournamentId);
  }

  private async registerAgain(tournamentId: number, nextTournamentId: number): Promise<void> {
    const registered = await this.send('/api/players', ofOneAddress(aFreeAgent(tournamentId)));
    const id = registered.answer?.body.player?.id;
    const choices = { teamOption: 'individual', paymentMethod: 'venmo', acceptTerms: true };
    await this.send('/api/players/re-register', { id, tournamentId: nextTournamentId, ...choices });
  }

  private friends(): readonly string[] {
    return [1, 2].map((friend) => `friend${friend}-of-${this.number}@family.example`);
  }

  private async send(path: string, body: object): Promise<Sent> {
    const key = `rush-of-family-${this.number}-${this.sent.length}`;
    const start = performance.now();
    const answer = await this.answered(path, body, key, start + patienceMs);
    const sent = { path, body, key, from: this.device, answer, ms: performance.now() - start };
    this.sent.push(sent);
    return sent;
  }

  /** Repeats a request like the site's form and its user: at the time the server names, or a second after no answer. */
  private async answered(path: string, body: object, key: string, until: number): Promise<Sent['answer']> {
    while (performance.now() < until) {
      const begun = performance.now();
      const answer = await sendOnce(this.device, path, body, this.keys === 'sent' ? key : undefined);
      const pause = answer === undefined ? 1 : Number(answer.headers.get('Retry-After') ?? 0);
      if (answer !== undefined && pause === 0) return answer;
      const isCrowded = answer?.body.message?.startsWith(crowded) === true;
      this.interruptions.push({ begun, at: performance.now(), status: answer?.status ?? 'silence', isCrowded });
      await wait(1000 * pause);
    }
    return undefined;
  }
}

/** Sends a request once; returns undefined if nobody answered. */
export function sendOnce(from: Visitor, path: string, body: object, key: string | undefined) {
  const headers = { 'Content-Type': 'application/json', ...(key !== undefined && { 'Idempotency-Key': key }) };
  return from
    .call<Receipt>(path, { method: 'POST', headers, body: JSON.stringify(body) })
    .catch(() => undefined as Sent['answer']);
}

/** Returns answers in which the parent has the same email address. */
function ofOneAddress<A extends object>(answers: A): A {
  const { email, captainEmail } = answers as { readonly email?: string; readonly captainEmail?: string };
  return { ...answers, parentEmail: email ?? captainEmail };
}
