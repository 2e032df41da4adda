import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { keepAnswers } from './keep-answers.ts';
import { gameCalls } from '../game/game-calls.ts';
import { tournamentCalls } from '../tournament/tournament-calls.ts';
import { call } from './call.ts';

const rest = simpleRestProvider('/api/admin', call);

type OwnCalls = Partial<Pick<DataProvider, 'getList' | 'getOne' | 'create' | 'update' | 'delete'>>;

/** The resources that have addresses of their own for some calls. */
const own: Readonly<Record<string, OwnCalls>> = {
  tournaments: tournamentCalls,
  games: gameCalls(rest),
};

/** The records of the back office as react-admin asks for them: /api/admin, but where a resource has its own address. */
export const records: DataProvider = {
  ...rest,
  getList: (resource, query) => (own[resource]?.getList ?? rest.getList)(resource, query),
  getOne: (resource, query) => (own[resource]?.getOne ?? rest.getOne)(resource, query),
  create: (resource, sheet) => keepAnswers((own[resource]?.create ?? rest.create)(resource, sheet)),
  update: (resource, change) => keepAnswers((own[resource]?.update ?? rest.update)(resource, change)),
  delete: (resource, wish) => (own[resource]?.delete ?? deleteConfirmed)(resource, wish),
};

/** A record that something hangs on goes only when that was said. */
const deleteConfirmed: DataProvider['delete'] = async (resource, { id, meta }) => {
  const suffix = meta?.confirmed === true ? '?confirm=true' : '';
  const { json } = await call(`/api/admin/${resource}/${id}${suffix}`, { method: 'DELETE' });
  return { data: json };
};
