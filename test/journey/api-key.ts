import type { Scope } from '../../domain/rule/api-key/api-key.ts';
import { testCredentials } from '../harness/product.mjs';
import type { App } from './app.ts';
import { organizersPassword } from './new-organizer.ts';
import { drawTournament, type Game } from './tournament-day.ts';
import { type Answer, json, type Refused, type Visitor } from './visitor.ts';

/** A key that was just made. */
export interface MadeKey {
  readonly id: number;
  readonly key: string;
}

/** A key that an organizer makes at a device. */
export async function aKey(
  device: Visitor,
  scopes: readonly Scope[],
  currentPassword = organizersPassword,
): Promise<MadeKey> {
  const { status, body } = await device.post<MadeKey>('/api/admin/api-keys', {
    name: 'Board',
    scopes,
    currentPassword,
  });
  if (status !== 201) throw new Error(`No key was made: ${status}`);
  return body;
}

/** A key of the owner's. */
export const ownersKey = ({ organizer }: App, scopes: readonly Scope[]): Promise<MadeKey> =>
  aKey(organizer, scopes, testCredentials.ADMIN_PASSWORD);

/** A program at a device, that has a key and nothing else. */
export function programWith(key: string, device: Visitor) {
  return <Body = Refused>(method: string, address: string, body?: object): Promise<Answer<Body>> => {
    const sent: RequestInit = body === undefined ? { method } : json('POST', body);
    const headers = { ...sent.headers, Authorization: `Bearer ${key}` };
    return device.call<Body>(address, { ...sent, method, headers });
  };
}

/** Programs with the owner's keys, and a game for them to keep. */
export function programsOf(app: () => App) {
  /** A program at a device of its own. */
  const withKey = (key: string, device = app().visitor()) => programWith(key, device);
  const aProgram = async (scopes: readonly Scope[]) => withKey((await ownersKey(app(), scopes)).key);
  const aGame = async (): Promise<Game> => {
    const { games } = await drawTournament(app(), 4);
    const game = games.find(({ team1Id, status }) => team1Id !== null && status === 'scheduled');
    if (game === undefined) throw new Error('No game was drawn');
    return game;
  };
  return { withKey, aProgram, aGame };
}
