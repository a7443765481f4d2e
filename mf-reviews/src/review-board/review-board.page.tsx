export default function ReviewBoardPage() {
  return (
    <main>
      <h1>Bewertungen</h1>
      <p>Dieser Bereich entsteht gerade.</p>
    </main>
  );
}
