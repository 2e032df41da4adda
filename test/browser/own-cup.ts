import { test } from '@playwright/test';
import { organizer, unique } from './back-office.ts';

export interface Cup {
  readonly id: number;
  readonly name: string;
}

/** A tournament of one file alone, open to families from its first journey to its last; the last of every list. */
export function ownCup(name: string, different: object = {}): () => Cup {
  let cup: Cup | undefined;
  test.beforeAll(async () => {
    const sheet = { ageGroup: 'U7-U19', location: 'Teaneck Indoor Turf, Teaneck NJ', maxTeams: 64, visible: true };
    const date = `${new Date().getFullYear() + 1}-03-14`;
    const announced = { ...sheet, name: unique(name), date, ...different };
    cup = { ...announced, ...(await asOrganizer<{ readonly id: number }>('POST', '/api/tournaments', announced)) };
  });
  test.afterAll(async () => {
    if (cup !== undefined) await asOrganizer('PUT', `/api/tournaments/${cup.id}/visibility`, { visible: false });
  });
  return () => {
    if (cup === undefined) throw new Error(`${name} has not been announced`);
    return cup;
  };
}

let cookie: Promise<string> | undefined;

/** A call of the organizer's, beside every window; its answer. */
export async function asOrganizer<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  cookie ??= signedIn();
  const answer = await called(method, path, body, { cookie: await cookie });
  return (await answer.json()) as Answer;
}

async function signedIn(): Promise<string> {
  const { headers } = await called('POST', '/api/admin/login', organizer);
  return headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
}

async function called(method: string, path: string, body?: object, headers: Readonly<Record<string, string>> = {}) {
  const answer = await fetch(`${process.env.PRODUCT_URL}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
