/** Reviews that share a band are read up to this many; a longer list is a stock phrase and tells little. */
export const listLimit = 100;

/** Texts that are compared word by word at most. */
export const candidateLimit = 32;

/**
 * Stores the bands of one review. $1 review id, $2 int[] bands, $3 int[] hashes (`signature`). Table:
 * review_bands (band smallint, hash integer, review_id uuid or bigint, primary key (band, hash, review_id)).
 */
export const storeBandsSql = `
insert into review_bands (band, hash, review_id)
select unnest($2::int[]), unnest($3::int[]), $1
on conflict do nothing`;

/**
 * The stored reviews that share most with a text, best first. $1 int[] bands, $2 int[] hashes. Each list is cut at
 * `listLimit`, so the time is bounded however common a phrase becomes. What few share counts more than what many share
 * (one over the length of the list), and a list that was cut counts next to nothing.
 */
export const findCandidatesSql = `
select hit.review_id, sum(case when hit.listed < ${listLimit} then 1.0 / hit.listed else 0.0001 end) as shared
from unnest($1::int[], $2::int[]) as asked (band, hash)
cross join lateral (
  select listed_rows.review_id, count(*) over () as listed
  from (
    select review_id from review_bands
    where review_bands.band = asked.band and review_bands.hash = asked.hash
    limit ${listLimit}
  ) as listed_rows
) as hit
group by hit.review_id
order by shared desc
limit ${candidateLimit}`;
