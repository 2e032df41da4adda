import simpleRestProvider from 'ra-data-simple-rest';
import {
  type CreateParams,
  type DataProvider,
  type DeleteManyParams,
  type DeleteParams,
  HttpError,
  type Identifier,
  type RaRecord,
  type UpdateParams,
} from 'react-admin';
import { call, change, send } from './call.ts';
import { hasRemarks, isMissing, type RefusedRecord, SomeRefused, sentenceOf } from './failure.ts';

const rest = simpleRestProvider('/api/admin', call);

type OwnCalls = Partial<Pick<DataProvider, 'getList' | 'getOne' | 'create' | 'update' | 'updateMany' | 'delete'>>;

/** Deletes a record; one with dependents needs a confirmation. */
const deleteAt = async <Gone extends RaRecord>(path: string, { id, meta, previousData }: DeleteParams<Gone>) => ({
  data: await deleted<Gone>(`${path}/${id}${meta?.confirmed === true ? '?confirm=true' : ''}`, previousData),
});

/** Deletes a record in the version that is shown, where it has one. */
const deleted = <Gone>(path: string, shown: RaRecord | undefined) =>
  shown?.version === undefined ? send<Gone>('DELETE', path) : change<Gone>('DELETE', path, { version: shown.version });

/** Games: the list has a path of the back office, a single game a public one. */
const games: OwnCalls = {
  getList: (_, query) => rest.getList('all-games', query),
  getOne: (_, query) => rest.getOne('all-games', query),
  update: async <Changed extends RaRecord>(_: string, { id, data }: UpdateParams) =>
    Object.hasOwn(data, 'notes')
      ? {
          data: await change<Changed>('PUT', `/api/admin/all-games/${id}/notes`, { version: data.version ?? '' }, data),
        }
      : rest.getOne<Changed>('all-games', { id }),
  delete: (_, wish) => deleteAt('/api/games', wish),
};

/** Tournaments: creation, repetition of `meta.repeats`, and the switches, which an update names by `meta.address`. */
const tournaments: OwnCalls = {
  create: async <Made>(_: string, { data, meta }: CreateParams) => ({
    data: await send<Made>(
      'POST',
      meta?.repeats === undefined ? '/api/tournaments' : `/api/admin/tournaments/${meta.repeats}/repeat`,
      data,
    ),
  }),
  update: async <Changed>(_: string, { id, data, meta }: UpdateParams) => {
    const address =
      meta?.address === undefined ? `/api/admin/tournaments/${id}` : `/api/tournaments/${id}/${meta.address}`;
    return { data: await send<Changed>('PUT', address, data) };
  },
};

/** Registrations: changes of many, each by the call for one; `meta.of` is the payment or the waiver on paper. */
const registrations: OwnCalls = {
  updateMany: (_, { ids, data, meta }) =>
    each(ids, (id) =>
      meta.of === 'payment'
        ? send('PUT', `/api/admin/tournament-registrations/${id}/payment`, data)
        : send('POST', `/api/admin/tournament-registrations/${id}/waiver`, data),
    ),
};

const own: Readonly<Record<string, OwnCalls>> = { games, tournaments, 'tournament-registrations': registrations };

/** Data provider of the back office: records at /api/admin, or at a resource's own path. */
export const provider: DataProvider = {
  ...rest,
  getList: (resource, query) => (own[resource]?.getList ?? rest.getList)(resource, query),
  getOne: (resource, query) => (own[resource]?.getOne ?? rest.getOne)(resource, query),
  create: (resource, record) => keepAnswers((own[resource]?.create ?? rest.create)(resource, record)),
  update: (resource, change) => keepAnswers((own[resource]?.update ?? rest.update)(resource, change)),
  updateMany: (resource, change) => (own[resource]?.updateMany ?? rest.updateMany)(resource, change),
  delete: (resource, wish) => own[resource]?.delete?.(resource, wish) ?? deleteAt(`/api/admin/${resource}`, wish),
  deleteMany: (resource, { ids }: DeleteManyParams) => each(ids, (id) => rest.delete(resource, { id })),
};

/** Calls for each record what is called for one, one after the other, by the same rules; a record that is gone needs nothing any more. */
async function each(ids: readonly Identifier[], act: (id: Identifier) => Promise<unknown>) {
  const refused: RefusedRecord[] = [];
  for (const id of ids) {
    try {
      await act(id);
    } catch (failure) {
      if (!isMissing(failure)) refused.push({ id, why: sentenceOf(failure) ?? 'There was no answer.' });
    }
  }
  if (refused.length > 0) throw new SomeRefused(refused);
  return { data: [...ids] };
}

/**
 * Turns a failure without remarks on inputs into one of the whole form. React-admin would otherwise consider the form saved and discard its
 * answers without asking.
 */
async function keepAnswers<Answer>(sending: Promise<Answer>): Promise<Answer> {
  try {
    return await sending;
  } catch (failure) {
    throw hasRemarks(failure) ? failure : onTheForm(failure);
  }
}

function onTheForm(failure: unknown): HttpError {
  const { message, status, body } = failure instanceof HttpError ? failure : new HttpError(String(failure), 0);
  return new HttpError(message, status, { ...body, errors: { root: { serverError: message } } });
}
