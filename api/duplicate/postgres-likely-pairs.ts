/** Maximum number of records that may share a name, phone or address; more of them prove nothing: a school's phone, "Player 1" in a table. */
const mostAlike = 30;

/** Condition that two names are of similar length, so that one may be a misspelling of the other. */
const isAboutAsLong = 'abs(length(one.name_key) - length(other.name_key)) <= 2';

const isBornAlike =
  'coalesce(one.birth_year, other.birth_year) is not distinct from coalesce(other.birth_year, one.birth_year)';

/** Contacts of every person with the columns that narrow the pairs; one read of the table for each kind. */
const ways = `ways as (
  select id, name_key, birth_year, 'p' || phone_key as way from players where phone_key <> ''
  union all select id, name_key, birth_year,
    'p' || regexp_replace(regexp_replace(parent_phone, '\\D', '', 'g'), '^1(?=\\d{10}$)', '') from players
    where parent_phone is not null and parent_phone <> ''
  union all select id, name_key, birth_year, lower(email) from players where email <> ''
  union all select id, name_key, birth_year, lower(parent_email) from players
    where parent_email is not null and parent_email <> '')`;

const namesakes = `select one.id as one, other.id as other from (
    select name_key from players group by name_key having count(*) between 2 and ${mostAlike}) named
  join players one on one.name_key = named.name_key
  join players other on other.name_key = named.name_key and other.id > one.id
  where ${isBornAlike}`;

const reachedAlike = `select one.id, other.id from (
    select way from ways group by way having count(*) between 2 and ${mostAlike}) shared
  join ways one on one.way = shared.way
  join ways other on other.way = shared.way and other.id > one.id
  where ${isAboutAsLong} and ${isBornAlike}`;

/** Candidates beside one record, by the indexes of names, phones and addresses. */
const besideOne = `select least(one.id, other.id) as one, greatest(one.id, other.id) as other
  from players one join players other on other.id <> one.id and ${isBornAlike}
    and other.id in (
      select id from players where name_key = one.name_key
      union select id from players where phone_key = one.phone_key and one.phone_key <> ''
      union select id from players where lower(email) in (lower(one.email), lower(one.parent_email)) and email <> ''
      union select id from players where lower(parent_email) in (lower(one.email), lower(one.parent_email))
        and parent_email is not null and parent_email <> '')
  where one.id = $1`;

const wereCalledDifferent =
  'select from different_players said where said.one_id = found.one and said.other_id = found.other';
const wasRemoved = `select from players removed where removed.id = found.one and removed.name_key like 'removed %'`;

/** Returns SQL for the candidate pairs of all records or of one; the rule decides about each. */
export function candidatesSql(isOfOne: boolean): string {
  const found = isOfOne ? besideOne : `${namesakes} union ${reachedAlike}`;
  return `${isOfOne ? '' : `with ${ways}`} select one, other from (${found}) found
    where not exists (${wereCalledDifferent}) and not exists (${wasRemoved})`;
}
