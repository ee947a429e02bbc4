import { Link, Text } from '@meet/ui-kit';

export function Agreement() {
  return (
    <Text size="caption" tone="muted">
      Нажимая «Получить код», вы принимаете <Link href="/licence">лицензионное соглашение</Link> и соглашаетесь с{' '}
      <Link href="/privacy">политикой конфиденциальности</Link>.
    </Text>
  );
}
