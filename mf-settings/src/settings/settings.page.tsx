export default function SettingsPage() {
  return (
    <main>
      <h1>Einstellungen</h1>
      <p>Dieser Bereich entsteht gerade.</p>
    </main>
  );
}
