export default function MatchBoardPage() {
  return (
    <main>
      <h1>Matches</h1>
      <p>Dieser Bereich entsteht gerade.</p>
    </main>
  );
}
