import { until } from '../fault/until.ts';
import type { App } from '../journey/app.ts';
import type { Visitor } from '../journey/visitor.ts';
import { Examples } from './examples.ts';

/** A day that stays ahead for long, so that what is recorded of it stays the same. */
export const day = '2030-01-12';

/** Where and when the games of a tournament are played. */
export const venue = { date: day, startTime: '18:15', endTime: '22:00', fieldCount: 2, gameDuration: 15 };

export const parent = {
  parentName: 'Pat Rivera',
  parentPhone: '(201) 555-0142',
  parentEmail: 'pat.rivera@family.example',
};

export const chosen = { skillLevel: 'Here to Play', paymentMethod: 'venmo', termsAccepted: true };

/** What is answered with a number of its own. */
export interface Numbered {
  readonly id: number;
}

/** A team that came through the form, with the device of its captain. */
export interface ExampleTeam {
  readonly id: number;
  readonly name: string;
  readonly invitationCode: string;
  readonly captainId: number;
  readonly device: Visitor;
}

/** Where the examples are played: every call of its devices is kept. */
export class Stage {
  readonly organizer: Visitor;

  private constructor(
    readonly app: App,
    readonly examples: Examples,
  ) {
    this.organizer = examples.shownBy(app.organizer);
  }

  static async at(app: App): Promise<Stage> {
    return new Stage(app, await Examples.at(app));
  }

  visitor(): Visitor {
    return this.examples.shownBy(this.app.visitor());
  }

  /** Deletes something at the organizer's device. */
  remove(path: string): Promise<unknown> {
    return this.organizer.call(path, { method: 'DELETE' });
  }

  async announce(name: string): Promise<number> {
    const answers = {
      name,
      date: day,
      ageGroup: 'U7-U19',
      location: 'Fairfield NJ',
      maxTeams: 16,
      asks: ['shirtSize'],
    };
    return (await this.organizer.post<Numbered>('/api/tournaments', answers)).body.id;
  }

  /** A team enters by the form, at the device of its captain. */
  async enterTeam(tournamentId: number, name: string, captain: object): Promise<ExampleTeam> {
    const device = this.visitor();
    const { body } = await device.post<{
      team: { id: number; name: string; invitationCode: string };
      captain: Numbered;
    }>('/api/teams', { name, tournamentId, ...captain, ...parent, ...chosen, shirtSize: 'Youth L' });
    return { ...body.team, captainId: body.captain.id, device };
  }

  /** The sealed part of the last link of its kind that was written to an address. */
  linkIn(address: string, page: string, before = '/'): Promise<string> {
    return this.writtenTo(address, `/${page}${before}`, new RegExp(`/${page}${before}([^\\s>"]+)`));
  }

  /** The digits that were sent to an address. */
  codeSentTo(address: string): Promise<string> {
    return this.writtenTo(address, 'code', /\b(\d{6})\b/);
  }

  private async writtenTo(address: string, words: string, sought: RegExp): Promise<string> {
    const part = () =>
      this.app.database
        .query<{ text: string }>(
          'select text_body as text from outgoing_mails where recipient = $1 and text_body like $2 order by id desc limit 1',
          [address, `%${words}%`],
        )
        .then(([letter]) => sought.exec(letter?.text ?? '')?.[1]);
    // Some letters are written once the answer has left, so that nobody learns from it who is known.
    await until(async () => (await part()) !== undefined);
    return (await part()) ?? '';
  }
}
