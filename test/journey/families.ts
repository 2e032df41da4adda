import type { App } from './app.ts';
import { aFreeAgent, bornYearsAgo } from './samples.ts';
import type { Visitor } from './visitor.ts';

/** What a family is shown of a child. */
export type Kept = {
  readonly id: number;
  readonly player: { readonly name: string };
  readonly registrations: readonly {
    readonly id: number;
    readonly waiver: string;
    readonly isWaiverWithdrawn: boolean;
  }[];
  readonly captainOf: readonly { readonly team: string; readonly email: string }[];
  readonly history: readonly { readonly by: string; readonly what: string; readonly text: string }[];
};
type Family = { readonly children: readonly Kept[] };

/** Families with a mailbox, and the pages they ask for. */
export function familiesOf(app: () => App) {
  /** A child of 9 of a family whose mailbox nobody else has, as a stranger with the class list registers it, too. */
  async function registered(different: object = {}, tournament?: { readonly id: number }) {
    const { id: tournamentId } = tournament ?? (await app().announce());
    const family = ofWorker.nextNumber('family');
    const mailbox = `parent${family}@family-page.example`;
    const child = aFreeAgent(tournamentId, {
      birthYear: bornYearsAgo(9),
      email: `child${family}@family-page.example`,
      parentName: `Robin Quillfeather${family}`,
      parentEmail: mailbox,
      likenessAllowed: true,
      ...different,
    }) as ReturnType<typeof aFreeAgent> & {
      readonly name: string;
      readonly phone: string;
      readonly parentEmail: string;
    };
    const answer = await app().visitor().post<{ player: { id: number } }>('/api/players', child);
    expect(answer.status).toBe(201);
    return { child, mailbox: child.parentEmail, tournamentId, id: answer.body.player.id };
  }

  const ask = (email: string, by: Visitor = app().visitor()) => by.post('/api/families', { email });

  /** The link that a mailbox is mailed on asking. */
  async function linkTo(mailbox: string): Promise<string> {
    await ask(mailbox);
    for (let mails = 1; mails < 9; mails += 1) {
      const texts = (await app().mailbox.mailsTo(mailbox, mails)).map(({ text }) => text);
      const [link] = texts.flatMap((text) => /\/family\/(\S+)/.exec(text)?.[1] ?? []);
      if (link !== undefined) return link;
    }
    throw new Error('No link was mailed');
  }

  async function seen(link: string, by: Visitor = app().visitor()) {
    const { status, body } = await by.post<Family>(`/api/families/${link}`, {});
    expect(status).toBe(200);
    return body.children;
  }

  const onFile = async (id: number) => (await app().database.query('select from players where id = $1', [id])).length;
  return { registered, ask, linkTo, seen, onFile };
}
