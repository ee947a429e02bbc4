import { render, screen } from '@testing-library/react';
import { renderOnServer } from '../../testing/render-on-server.js';
import { QrCode } from './index.js';

const app = { value: 'https://meet.example/api/mobileapp', label: 'Приложение Meet' };

describe('QrCode', () => {
  it('QrCode renders a named picture of 134 px', () => {
    render(<QrCode {...app} caption="Наведите камеру" />);
    expect(screen.getByRole('img', { name: 'Приложение Meet' })).toHaveAttribute('height', '134');
    expect(screen.getByText('Наведите камеру')).toBeInTheDocument();
  });

  it.each(['', 'ы'.repeat(1200)])('QrCode renders nothing for a value that does not fit into a QR code', (value) => {
    const { container } = render(<QrCode {...app} value={value} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('QrCode renders its picture on the server', () => {
    expect(renderOnServer(<QrCode {...app} />).querySelector('path')).not.toBeNull();
  });
});
