import { waiver } from '../../domain/waiver/waiver-text.ts';
import { chosen, type ExampleTeam, type Numbered, parent, type Stage } from './example-stage.ts';

const child = { name: 'Jordan Rivera', phone: '(201) 555-0123', birthYear: 2014 };
const sibling = { name: 'Riley Rivera', phone: '(201) 555-0123', birthYear: 2016 };
const cousin = { name: 'Robin Castillo', phone: '(201) 555-0166', birthYear: 2013 };
const contact = { ...parent, email: parent.parentEmail, currentClub: 'Ironbound SC', ...chosen };

/** A family comes alone, joins by code, asks to join, says it may come, and comes back. */
export async function comeWithoutTeam(on: Stage, cup: number, next: number, team: ExampleTeam): Promise<void> {
  const wish = { tournamentId: cup, requestedTeamId: team.id, playWith: 'Riley' };
  await on.visitor().post('/api/players', { ...child, ...contact, ...wish, shirtSize: 'Youth M' });
  await on.visitor().get(`/api/teams/invite/${team.invitationCode}`);
  const joiner = { ...sibling, ...contact, invitationCode: team.invitationCode };
  await on.visitor().post('/api/players/join-via-invitation', joiner);
  const sealed = await on.linkIn('captain1@family.example', 'join-request');
  await on.visitor().get(`/api/join-requests/${sealed}`);
  await on.visitor().post(`/api/join-requests/${sealed}`, { answer: 'accepted' });
  const interest = { name: 'Taylor Brooks', sex: 'Female', age: 12, phone: '(201) 555-0177' };
  await on.visitor().post('/api/pre-registrations', { ...interest, email: 'taylor@family.example' });
  await on.organizer.get(`/api/admin/tournaments/${next}/interested`);
  await on.organizer.post(`/api/admin/tournaments/${next}/interested`, {});
  await on.visitor().get(`/api/pre-registrations/${await on.linkIn('taylor@family.example', 'interest')}`);
  const ends = await on.linkIn('taylor@family.example', 'unsubscribe');
  await on.visitor().post(`/api/pre-registrations/${ends}/unsubscribe`, {});
  const back = on.visitor();
  const found = await back.post<{ player: Numbered }>('/api/players/find', sought(child));
  const again = { id: found.body.player.id, tournamentId: next, teamOption: 'individual', acceptTerms: true };
  await back.post('/api/players/re-register', { ...again, paymentMethod: 'at_event' });
}

export async function signWaiver(on: Stage): Promise<void> {
  const sealed = await on.linkIn(parent.parentEmail, 'waiver');
  const [at, visitor] = [`/api/waivers/${sealed}`, on.visitor()];
  await visitor.get(at);
  await visitor.post(`${at}/record`, {});
  await visitor.post(`${at}/confirm`, { likenessAllowed: false });
  await visitor.post(`${at}/withdraw`, {});
  const signed = { signer: parent.parentName, relationship: 'parent', termsAccepted: true, likenessAllowed: false };
  await visitor.post(at, { ...signed, version: waiver.version });
}

async function familyPage(on: Stage) {
  await on.visitor().post('/api/families', { email: parent.parentEmail });
  const at = `/api/families/${await on.linkIn(parent.parentEmail, 'family')}`;
  const visitor = on.visitor();
  const { body } = await visitor.post<{
    children: readonly { id: number; player: { name: string }; registrations: readonly Numbered[] }[];
  }>(at, {});
  const own = body.children.find(({ player }) => player.name === sibling.name);
  if (own === undefined) throw new Error(`The family does not see ${sibling.name}`);
  return { at, visitor, own, registrationId: own.registrations[0]?.id };
}

export async function openFamilyPage(on: Stage): Promise<void> {
  await on.visitor().get(`/api/game-days/${await on.linkIn(parent.parentEmail, 'game-day')}`);
  const { at, visitor, registrationId } = await familyPage(on);
  await visitor.post(`${at}/language`, { language: 'en' });
  await visitor.post(`${at}/registrations/${registrationId}/waiver/withdraw`, {});
  await visitor.post(`${at}/registrations/${registrationId}/likeness/withdraw`, {});
  await visitor.post(`${at}/registrations/${registrationId}/contact/share`, {});
  await visitor.post(`${at}/registrations/${registrationId}/contact/withdraw`, {});
}

export async function eraseChild(on: Stage): Promise<void> {
  const { at, visitor, own } = await familyPage(on);
  await visitor.post(`${at}/players/${own.id}/erase`, {});
}

/** A family looks its child up, and asks for another address, which the one of before confirms. */
export async function changeMailbox(on: Stage): Promise<void> {
  const visitor = on.visitor();
  const { body } = await visitor.post<Numbered>('/api/players/lookup', sought(child));
  await visitor.put(`/api/players/${body.id}/update`, { ...body, email: 'jordan.rivera@family.example' });
  const sealed = await on.linkIn(parent.parentEmail, 'player-change');
  await on.visitor().get(`/api/player-changes/${sealed}`);
  await on.visitor().post(`/api/player-changes/${sealed}`, { isWanted: true });
}

/** A family registers again from another address, and says with a code from the one on file which of them holds. */
export async function confirmByCode(on: Stage, cup: number, next: number): Promise<void> {
  const email = 'robin.castillo@family.example';
  const answers = { ...cousin, ...contact, email, parentName: 'Alma Castillo', parentEmail: 'alma@family.example' };
  await on.visitor().post('/api/players', { ...answers, tournamentId: cup });
  await on.visitor().post('/api/players', { ...answers, email: 'robin@school.example', tournamentId: next });
  const visitor = on.visitor();
  const { body } = await visitor.post<Numbered>('/api/players/lookup', sought(cousin));
  const at = `/api/players/${body.id}`;
  await visitor.post(`${at}/waiver-link`, {});
  await visitor.post(`${at}/contact-code`, {});
  await visitor.post(`${at}/contact-code/confirm`, { code: await on.codeSentTo(email) });
  await visitor.post(`${at}/other-contact`, { use: true });
}

const sought = ({ name, phone }: typeof child) => ({ name, phone });
