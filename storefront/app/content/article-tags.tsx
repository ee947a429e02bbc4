import { css } from '@emotion/react';
import { Link, Stack, Text, tokens } from '@meet/ui-kit';
import { capitalised } from '../browser/capitalised';

const link = css({ display: 'flex', alignItems: 'center', minHeight: tokens.size.target });

/** The topics of an article as links to their articles, and a link to all articles. */
export function ArticleTags({ tags }: { tags: readonly string[] }) {
  return (
    <Stack role="navigation" gap={0} aria-labelledby="article-tags">
      <Text size="caption" tone="muted" id="article-tags">
        Темы
      </Text>
      <ul>
        {tags.map((tag) => (
          <li key={tag}>
            <Link css={link} variant="quiet" href={`/blog?tag=${encodeURIComponent(tag)}`}>
              {capitalised(tag)}
            </Link>
          </li>
        ))}
        <li>
          <Link css={link} variant="quiet" href="/blog">
            Все статьи
          </Link>
        </li>
      </ul>
    </Stack>
  );
}
