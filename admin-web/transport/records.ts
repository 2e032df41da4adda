import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, DeleteManyParams, DeleteParams, RaRecord } from 'react-admin';
import { call, send } from './call.ts';
import { each } from './each.ts';
import { keepAnswers } from './keep-answers.ts';

export const rest = simpleRestProvider('/api/admin', call);

export type OwnCalls = Partial<
  Pick<DataProvider, 'getList' | 'getOne' | 'create' | 'update' | 'updateMany' | 'delete'>
>;

/** Returns the data provider for records, at /api/admin or at a resource's own path. */
export const recordsWith = (own: Readonly<Record<string, OwnCalls>>): DataProvider => ({
  ...rest,
  getList: (resource, query) => (own[resource]?.getList ?? rest.getList)(resource, query),
  getOne: (resource, query) => (own[resource]?.getOne ?? rest.getOne)(resource, query),
  create: (resource, record) => keepAnswers((own[resource]?.create ?? rest.create)(resource, record)),
  update: (resource, change) => keepAnswers((own[resource]?.update ?? rest.update)(resource, change)),
  delete: (resource, wish) => (own[resource]?.delete ?? deleteConfirmed)(resource, wish),
  deleteMany: (resource, { ids }: DeleteManyParams) => each(ids, (id) => rest.delete(resource, { id })),
  updateMany: (resource, change) => (own[resource]?.updateMany ?? rest.updateMany)(resource, change),
});

/** Deletes a record; one with dependents needs a confirmation. */
const deleteConfirmed = async <Gone extends RaRecord>(resource: string, { id, meta }: DeleteParams<Gone>) => {
  const said = [...(meta?.confirmed === true ? ['confirm=true'] : [])];
  const suffix = said.length > 0 ? `?${said.join('&')}` : '';
  return { data: await send<Gone>('DELETE', `/api/admin/${resource}/${id}${suffix}`) };
};
