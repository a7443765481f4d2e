export default function AdminPage() {
  return (
    <main>
      <h1>Verwaltung</h1>
      <p>Dieser Bereich entsteht gerade.</p>
    </main>
  );
}
