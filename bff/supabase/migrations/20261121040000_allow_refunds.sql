-- What a refunded payment takes back is an entry of its own: negative, and once for its key, as a grant is.
alter table public.credit_entries drop constraint credit_entries_kind_check;
alter table public.credit_entries drop constraint credit_entries_sign;
alter table public.credit_entries drop constraint credit_entries_grant_key;
alter table public.credit_entries
  add constraint credit_entries_kind_check check (kind in ('grant', 'reserve', 'commit', 'release', 'refund')),
  add constraint credit_entries_sign check (
    case kind when 'grant' then amount > 0 when 'reserve' then amount < 0 when 'refund' then amount < 0
      when 'commit' then amount = 0 else amount > 0 end
  ),
  add constraint credit_entries_grant_key check ((kind in ('grant', 'refund')) = (grant_key is not null));
