import type { DataSource, QueryRunner } from 'typeorm';

/** Tables that only their owner writes: audit entries are only added, and triggers make the chain. */
const ofTheOwner = ['audit', 'audit_chain', 'audit_ends', 'audit_source_keys', 'migrations'];

/** Tables hidden from reports: sign-ins, anything that gives access, letters with such links, and the keys of hashes. */
const secrets = [
  'sessions',
  'grants',
  'failures',
  'answered_calls',
  'contact_codes',
  'admin_users',
  'api_keys',
  'webhooks',
  'push_keys',
  'followers',
  'second_factors',
  'recovery_codes',
  'audit_source_keys',
  'player_changes',
  'outgoing_mails',
];

/** Role that may read everything but secrets, and write nothing; to be granted to a role that signs in. */
const reportingRole = 'golden_goal_reporting';

/** User and password of a connection's address. */
export interface Login {
  readonly user: string;
  readonly password: string;
}

export function loginOf(url: string): Login {
  const { username, password } = new URL(url);
  return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/** Grants a role the rights of the running product and no more; creates it if it is missing and the owner may. */
export async function giveRights(owner: DataSource | QueryRunner, running: Login): Promise<void> {
  const exists = await owner.query('select from pg_roles where rolname = $1', [running.user]);
  if (exists.length === 0)
    await owner.query(`create role ${named(running.user)} login password ${quoted(running.password)}`);
  for (const statement of [...rightsToRun(named(running.user)), ...rightsToReport]) await owner.query(statement);
}

function rightsToRun(role: string): readonly string[] {
  return [
    'revoke create on schema public from public',
    `revoke all on all tables in schema public from ${role}`,
    `grant usage on schema public to ${role}`,
    `grant select, insert, update, delete on all tables in schema public to ${role}`,
    `grant usage, select, update on all sequences in schema public to ${role}`,
    `revoke all on ${ofTheOwner.join(', ')} from ${role}`,
    `revoke all on sequence audit_id_seq, migrations_id_seq from ${role}`,
    `grant usage on sequence audit_id_seq to ${role}`,
    `grant select on audit, audit_chain, audit_ends, migrations to ${role}`,
    `grant insert (who, kind, proved, thing, record_id, what, before, after, request_id, source, role) on audit to ${role}`,
    `grant execute on function forget_old_audit() to ${role}`,
  ];
}

/** Statements for the reporting role, which is optional: an owner without the right to create roles goes without it. */
const rightsToReport = [
  `do $$
  begin
    if not exists (select from pg_roles where rolname = '${reportingRole}') then
      create role ${reportingRole} nologin;
    end if;
    grant usage on schema public to ${reportingRole};
    grant select on all tables in schema public to ${reportingRole};
    revoke all on ${secrets.join(', ')} from ${reportingRole};
  exception when insufficient_privilege then
    raise notice 'There is no role for reports: %', sqlerrm;
  end $$`,
];

const named = (role: string): string => `"${role.replaceAll('"', '""')}"`;
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
