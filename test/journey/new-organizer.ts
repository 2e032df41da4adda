import type { App } from './app.ts';
import type { Visitor } from './visitor.ts';

/** The password that every new organizer of a test chooses. */
export const organizersPassword = 'half-time-orange-slices';

/** An organizer with an account of their own, signed in at a device. */
export interface Person {
  readonly id: number;
  readonly username: string;
  readonly device: Visitor;
}

/** Somebody invited by the owner, who has accepted and signed in. */
export async function newOrganizer(app: App, role = 'organizer'): Promise<Person> {
  const number = ofWorker.nextNumber('organizer');
  const username = `kim${number}@club.example`;
  const invited = { name: 'Kim', email: username, role };
  const { body } = await app.organizer.post<{ id: number }>('/api/admin/organizers', invited);
  const [letter] = await app.database.query<{ text: string }>(
    `select text_body as text from outgoing_mails where recipient = '${username}' order by id desc`,
  );
  const invitation = /invitation#(\w+)/.exec(letter?.text ?? '')?.[1];
  const person = { id: body.id, username, device: app.visitor() };
  await person.device.post('/api/admin/invitation/acceptance', { invitation, password: organizersPassword });
  const { status } = await signInAs(person.device, person);
  if (status !== 200) throw new Error(`A new organizer could not sign in: ${status}`);
  return person;
}

export function signInAs(device: Visitor, { username }: Pick<Person, 'username'>, code?: string) {
  const known = { username, password: organizersPassword };
  return device.post('/api/admin/login', { ...known, ...(code !== undefined && { code }) });
}
