-- Letters.

-- Outgoing letters, those of a lower `lane` first. `doubts` counts handovers after which a mail server may have accepted the letter without saying so; `language`
-- is that of the text around the letter's own. A letter with a `sender` whose mailbox has not answered is paced: `due_at` lies in the first hour with room
-- for its `source`, a keyed hash of the network, and for all.
create table outgoing_mails (
  id serial,
  event varchar(400) not null,
  kind varchar(40) not null,
  lane integer not null default 2,
  recipient varchar(255) not null,
  subject varchar(300) not null,
  text_body text not null,
  html_body text not null,
  state varchar(20) not null default 'waiting',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error varchar(500),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  doubts integer not null default 0,
  cause varchar(20) not null default 'notice',
  due_at timestamptz not null default now(),
  language varchar(2) not null default 'en',
  sender varchar(255),
  source varchar(43),
  constraint outgoing_mails_pkey primary key (id),
  constraint outgoing_mails_event_unique unique (event),
  constraint outgoing_mails_state_known check (state in ('waiting', 'sent', 'dead', 'dropped'))
);
create index outgoing_mails_due on outgoing_mails (next_attempt_at) where state = 'waiting';
-- For counting paced letters by hour.
create index outgoing_mails_paced on outgoing_mails (due_at) where sender is not null;
-- For counting letters by address and day.
create index outgoing_mails_of_a_day on outgoing_mails (lower(recipient), cause, due_at);

-- Links of letters that an organizer was shown, by a mark that gives no access.
create table shown_links (
  mark varchar(43) not null,
  message_id integer not null,
  shown_at timestamptz not null,
  constraint shown_links_primary primary key (mark)
);

-- Addresses unsubscribed from news.
create table news_endings (
  address varchar(255) not null,
  ended_at timestamptz not null,
  constraint news_endings_pkey primary key (address)
);
