import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { keepAnswers } from '../form/keep-answers.ts';
import { tournamentCalls } from '../tournament/tournament-calls.ts';
import { call } from './call.ts';

const rest = simpleRestProvider('/api/admin', call);

/** The resources that have addresses of their own for some calls. */
const own: Readonly<Record<string, Partial<Pick<DataProvider, 'create' | 'update'>>>> = {
  tournaments: tournamentCalls,
};

/** The records of the back office as react-admin asks for them: /api/admin, but where a resource has its own address. */
export const records: DataProvider = {
  ...rest,
  create: (resource, sheet) => keepAnswers((own[resource]?.create ?? rest.create)(resource, sheet)),
  update: (resource, change) => keepAnswers((own[resource]?.update ?? rest.update)(resource, change)),
};
